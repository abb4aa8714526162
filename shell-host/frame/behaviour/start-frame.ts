import { startCarrying } from './carry-fields';
import { startDrawer } from './drawer';
import { startMenus } from './menus';
import { startNewsletter } from './newsletter';
import { startSearch } from './search';

/** Gives the server's frame its behaviour. Without it everything still works, only plainer. */
export function startFrame(document: Document) {
  startMenus(document);
  startDrawer(document);
  startNewsletter(document);
  startSearch(document);
  startCarrying(document);
}
