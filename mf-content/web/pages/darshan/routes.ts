import type { RiteKind } from 'shared/contracts/content-darshan';
import type { PageRoute } from 'shared/remote-kit/page';
import { darshanPaths } from './paths';

/** The pages of the hours: darshan, and aartis. */
export const darshanRoutes: PageRoute[] = (['darshan', 'aarti'] satisfies RiteKind[]).map(
  (kind) => ({
    path: darshanPaths[kind],
    load: async () => ({ default: (await import('./load')).loadDarshan(kind) }),
    page: () => import('./page'),
  }),
);
