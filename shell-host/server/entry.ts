export { renderRequest } from './render-request';
