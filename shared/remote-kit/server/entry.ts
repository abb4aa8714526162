import definition from 'this-remote';
import { createServerRemote } from './render-remote';

const remote = createServerRemote(definition);
export const { renderPage, renderPiece } = remote;
// the build reads which module each route imports
export { definition };
