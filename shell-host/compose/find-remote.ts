import { matchRoute } from 'shared/remote-kit/match-route';
import type { SnapshotRemote } from 'shared/remote-kit/snapshot';
import { splitLang } from 'shared/i18n/split-lang';

/** The remote that owns a path (with or without language prefix), or `null`. */
export function findRemote<R extends Pick<SnapshotRemote, 'routes'>>(
  remotes: readonly R[],
  pathname: string,
): R | null {
  const { path } = splitLang(pathname);
  const routes = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, slots: route.slots, remote })),
  );
  return matchRoute(routes, path)?.route.remote ?? null;
}
