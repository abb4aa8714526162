/** Degrees, north and east positive. */
export interface Spot {
  latitude: number;
  longitude: number;
}

/** Lists by key, in their order. */
export function groupBy<T>(list: Iterable<T>, keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** The middle one of some numbers. */
export function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
