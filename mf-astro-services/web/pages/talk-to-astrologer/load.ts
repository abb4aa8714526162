import { loadAstrologerList } from '../../parts/load-astrologers';
import { listText } from './text';

export default loadAstrologerList(listText);
