import { loadOffering } from './load-offering';

export default loadOffering('katha');
