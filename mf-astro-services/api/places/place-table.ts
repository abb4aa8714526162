import { join } from 'node:path';
import type { PlaceTable } from 'shared/places/place-table';
import { readPlaceTable } from 'shared/places/place-table';

let table: PlaceTable | null = null;

/** Reads the table on first use (about 0.3 s) and keeps it. */
export function getPlaceTable(): PlaceTable {
  table ??= readPlaceTable(join(__dirname, 'places.gz'));
  return table;
}
