import type { Coordinates } from './read-coordinates';
import { splitBytes, type Section, type Sections } from './table-file';

/** Which zone each spot of India and its neighbours lies in, to a thousandth of a degree. */
export interface ZoneMap {
  /** IANA names; empty for the open sea. */
  names: readonly string[];
  /** Where the runs of a row begin, row by row from the south. */
  rows: Uint32Array;
  /** The column a run begins in, from the west, and its zone. */
  starts: Uint16Array;
  zones: Uint8Array;
}

/** What the map shows, in degrees. */
export const zoneMapEdges = { south: 5, north: 38, west: 67, east: 98 } as const;
/** Rows and columns a degree. */
export const stepsPerDegree = 1000;

/** The zone of a position; on the open sea that of ships. @returns null outside the map */
export function findMappedZone(map: ZoneMap, { latitude, longitude }: Coordinates): string | null {
  const { south, north, west, east } = zoneMapEdges;
  const row = Math.round((latitude - south) * stepsPerDegree);
  const column = Math.round((longitude - west) * stepsPerDegree);
  const isShown = row >= 0 && column >= 0 && latitude < north && longitude < east;
  if (!isShown || row + 1 >= map.rows.length) return null;
  let [run, end] = [map.rows[row] ?? 0, map.rows[row + 1] ?? 0];
  while (end - run > 1) {
    const middle = (run + end) >> 1;
    if ((map.starts[middle] ?? 0) <= column) run = middle;
    else end = middle;
  }
  return map.names[map.zones[run] ?? 0] || `Etc/GMT-${Math.round(longitude / 15)}`;
}

/** The map as sections of a table file: a border moves little from row to row, so its steps are kept. */
export function writeZoneMap({ names, rows, starts, zones }: ZoneMap): Section[] {
  const counts = Uint32Array.from(
    { length: rows.length - 1 },
    (_, row) => rows[row + 1]! - rows[row]!,
  );
  const steps = new Int32Array(starts.length);
  walkRuns(rows, (run, below) => (steps[run] = starts[run]! - (starts[below] ?? 0)));
  return [
    ['zoneMapNames', Buffer.from(names.join('\n'))],
    ['zoneMapCounts', splitBytes(counts)],
    ['zoneMapSteps', splitBytes(steps)],
    ['zoneMapZones', Buffer.from(zones)],
  ];
}

/** Reads what `writeZoneMap` wrote. */
export function readZoneMap({ bytes, words }: Sections): ZoneMap {
  const counts = words('zoneMapCounts');
  const rows = new Uint32Array(counts.length + 1);
  counts.forEach((count, row) => (rows[row + 1] = rows[row]! + count));
  const steps = words('zoneMapSteps');
  const starts = new Uint16Array(steps.length);
  walkRuns(rows, (run, below) => (starts[run] = steps[run]! + (starts[below] ?? 0)));
  const names = bytes('zoneMapNames').toString('utf8').split('\n');
  return { names, rows, starts, zones: new Uint8Array(bytes('zoneMapZones')) };
}

/** Visits all runs, each with the run as far along the row below; -1 where there is none. */
function walkRuns(rows: Uint32Array, visit: (run: number, below: number) => void): void {
  for (let row = 0; row + 1 < rows.length; row += 1) {
    const [first, end] = [rows[row]!, rows[row + 1]!];
    const firstBelow = rows[row - 1] ?? first;
    for (let run = first; run < end; run += 1) {
      const below = firstBelow + run - first;
      visit(run, below < first ? below : -1);
    }
  }
}
