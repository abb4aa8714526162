/**
 * Whether a provided version can stand in for the one something was built with: the same major (below
 * 1.0.0 the same minor), and not older. Pre-releases match only themselves.
 */
export function satisfiesCaret(provided: string, needed: string): boolean {
  if (provided === needed) return true;
  const have = parse(provided);
  const want = parse(needed);
  if (!have || !want) return false;
  const fixed = want[0] > 0 ? 1 : want[1] > 0 ? 2 : 3;
  for (const [index, part] of want.entries()) {
    const other = have[index] ?? 0;
    if (other !== part) return index >= fixed && other > part;
  }
  return true;
}

function parse(version: string): [number, number, number] | null {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : null;
}
