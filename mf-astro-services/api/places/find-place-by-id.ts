import type { Place } from 'shared/contracts/astro';
import { foldName } from 'shared/places/fold-name';
import { listNamed } from 'shared/places/match-names';
import { describePlace, describePosition } from './describe-place';
import { getPlaceTable } from './place-table';

/** How far a place may have moved since its id was given, in thousandths of a degree: about 28 km. */
const mayMove = 250;

/** Finds the place of an id, a row of the table or a position, in the reader's language; or null. */
export function findPlaceById(id: string, lang: 'en' | 'hi'): Place | null {
  const position = readId(id);
  if (!position) return null;
  if (position.name === '')
    return describePosition(position.latitude / 1000, position.longitude / 1000, lang);
  const row = findPlaceRow(id);
  return row === null ? null : describePlace(row, lang);
}

/** Finds the row of a place id, or null: the nearest that bears or bore its name. */
export function findPlaceRow(id: string): number | null {
  const { name = '', latitude = 0, longitude = 0 } = readId(id) ?? {};
  if (!name) return null;
  const table = getPlaceTable();
  const distance = (row: number) =>
    Math.hypot((table.latitudes[row] ?? 0) - latitude, (table.longitudes[row] ?? 0) - longitude);
  const [nearest] = listNamed(table, foldName(name.replaceAll('-', ' '))).sort(
    (one, other) => distance(one) - distance(other),
  );
  return nearest !== undefined && distance(nearest) <= mayMove ? nearest : null;
}

function readId(id: string) {
  const [, name = '', north, east] = /^([^~]*)~(-?\d{1,5})~(-?\d{1,6})$/.exec(id) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  if (north === undefined || Math.abs(latitude) > 90_000 || Math.abs(longitude) > 180_000)
    return null;
  return { name, latitude, longitude };
}
