import type { PlaceTable } from './place-table';
import type { Coordinates } from './read-coordinates';

/** Finds the row of the place nearest to a position. @param accepts which rows count */
export function findNearest(
  table: PlaceTable,
  { latitude, longitude }: Coordinates,
  accepts: (row: number) => boolean = () => true,
): { row: number; km: number } {
  const [north, east] = [latitude * 1000, longitude * 1000];
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let [row, best] = [-1, Infinity];
  for (let at = 0; at < table.count; at += 1) {
    const up = (table.latitudes[at] ?? 0) - north;
    // most are ruled out by their latitude alone
    if (up * up >= best) continue;
    const turn = Math.abs((table.longitudes[at] ?? 0) - east);
    const right = Math.min(turn, 360_000 - turn) * narrowing;
    const square = up * up + right * right;
    if (square < best && accepts(at)) [row, best] = [at, square];
  }
  return { row, km: Math.sqrt(best) * 0.1112 };
}
