import { loadArticle } from '../../parts/service-article';
import { article } from './text';

export default loadArticle(article, 'pair');
