import { matchRoute } from 'shared/remote-kit/match-route';
import type { SnapshotRemote } from 'shared/remote-kit/snapshot';
import { splitLang } from 'shared/i18n/split-lang';

/** The remote that owns a path (with or without language prefix), or `null`. */
export function findRemote<R extends Pick<SnapshotRemote, 'routes'>>(
  remotes: readonly R[],
  pathname: string,
): R | null {
  const { path } = splitLang(pathname);
  return matchRoute(routesOf(remotes), path)?.route.remote ?? null;
}

const listed = new WeakMap<object, { path: string; remote: unknown }[]>();

/** The routes of all remotes, listed once for each generation. */
function routesOf<R extends Pick<SnapshotRemote, 'routes'>>(remotes: readonly R[]) {
  let routes = listed.get(remotes) as { path: string; remote: R }[] | undefined;
  if (!routes) {
    routes = remotes.flatMap((remote) => remote.routes.map(({ path }) => ({ path, remote })));
    listed.set(remotes, routes);
  }
  return routes;
}
