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
    if (!mayMatch(route.path, path)) continue;
    const found = matchPath(route.path, path);
    if (!found) continue;
    const literal = route.path.split('/').filter((part) => part && !/^[:*]/.test(part)).length;
    if (!best || literal > best.literal)
      best = { match: { route, params: decodeValues(found.params) }, literal };
  }
  return best?.match ?? null;
}

const fixedParts = new Map<string, string>();

/** Rules most routes out by their beginning: matchPath makes a regular expression at every call. */
function mayMatch(pattern: string, path: string): boolean {
  let fixed = fixedParts.get(pattern);
  if (fixed === undefined) {
    const open = pattern.search(/\/[^/]*[:*?]/);
    fixed = (open < 0 ? pattern : pattern.slice(0, open)).toLowerCase();
    fixedParts.set(pattern, fixed);
  }
  return path.slice(0, fixed.length).toLowerCase() === fixed;
}

function decodeValues(params: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value = '']) => [name, decodeValue(value)]),
  );
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    // a stray percent sign: the page looks for the text as it stands, and finds nothing
    if (error instanceof URIError) return value;
    throw error;
  }
}
