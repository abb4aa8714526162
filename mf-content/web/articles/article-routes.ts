import { contentPaths } from 'shared/contracts/content-paths';
import type { PageRoute } from 'shared/remote-kit/page';
import type { GeneralKind } from './kinds';

/** The route of a kind's list. */
export function listRoute(kind: GeneralKind): PageRoute {
  return {
    path: contentPaths[kind],
    load: async () => ({ default: (await import('./list/load')).loadList(kind) }),
    page: () => import('./list/page'),
  };
}

/** The route of one item of a kind. */
export function itemRoute(kind: GeneralKind): PageRoute {
  return {
    path: `${contentPaths[kind]}/:slug`,
    load: async () => ({ default: (await import('./item/load')).loadItem(kind) }),
    page: () =>
      kind === 'vrat' || kind === 'festivals' ? import('./item/rite-page') : import('./item/page'),
  };
}
