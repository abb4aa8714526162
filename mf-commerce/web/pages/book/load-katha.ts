import { loadBook } from './load-book';

export default loadBook('katha');
