import { loadBond } from '../../parts/bond/load-bond';
import { pageText } from './text';

export default loadBond('love', pageText);
