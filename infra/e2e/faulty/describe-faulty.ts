import type { PageRoute, RemoteDefinition } from 'shared/remote-kit/page';

/** The test remote's surface, the same for all its releases. */
export function describeFaulty(load: PageRoute['load'], page: PageRoute['page']): RemoteDefinition {
  return {
    name: 'mf-faulty',
    routes: [
      { path: '/faulty', load, page },
      { path: '/faulty/:which', load, page },
    ],
  };
}
