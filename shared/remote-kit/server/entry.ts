import definition from 'this-remote';
import { createServerRemote } from './render-remote';

const remote = createServerRemote(definition);
export const { renderPage, renderPiece } = remote;
