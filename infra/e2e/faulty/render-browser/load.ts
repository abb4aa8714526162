export { default } from '../load';
