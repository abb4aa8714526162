import { matchPath } from 'shared/router';

/** A route that matches a path, with the values of its parameters. */
export interface RouteMatch<R> {
  route: R;
  params: Readonly<Record<string, string>>;
}

/**
 * Finds the route for a path. Literal segments win over parameters, whatever the order of the list.
 * @param path without language prefix and query
 */
export function matchRoute<R extends { path: string }>(
  routes: readonly R[],
  path: string,
): RouteMatch<R> | null {
  let best: { match: RouteMatch<R>; literal: number } | null = null;
  for (const route of routes) {
    const found = matchPath(route.path, path);
    if (!found) continue;
    const literal = route.path.split('/').filter((part) => part && !/^[:*]/.test(part)).length;
    if (!best || literal > best.literal)
      best = { match: { route, params: found.params as Record<string, string> }, literal };
  }
  return best?.match ?? null;
}
