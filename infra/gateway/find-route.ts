/**
 * The pattern among those of the pages that a path fits, the one with fewest parameters; upper and
 * lower case are the same, as for the pages' own router. @param path without language prefix
 */
export function findRoute(patterns: readonly string[], path: string): string | null {
  const given = path.toLowerCase().split('/');
  const fitting = patterns.filter((pattern) => fits(pattern, given));
  return fitting.sort((a, b) => countParameters(a) - countParameters(b))[0] ?? null;
}

/** A path as its pattern writes it: the parameters as they are, all else in the pattern's case. */
export function writeAs(pattern: string, path: string): string {
  const given = path.split('/');
  return pattern
    .split('/')
    .map((part, index) => (part.startsWith(':') ? given[index] : part))
    .join('/');
}

// not the router's own: it would load React before main.ts has said which build
function fits(pattern: string, given: readonly string[]): boolean {
  const wanted = partsOf(pattern);
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

const known = new Map<string, readonly string[]>();

/** A pattern's parts in lower case, taken apart once: every page goes through all patterns. */
function partsOf(pattern: string): readonly string[] {
  let parts = known.get(pattern);
  if (!parts) known.set(pattern, (parts = pattern.toLowerCase().split('/')));
  return parts;
}

const countParameters = (pattern: string) => pattern.split('/:').length - 1;
