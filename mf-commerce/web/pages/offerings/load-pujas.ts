import { loadOfferings } from './load-offerings';

export default loadOfferings('puja');
