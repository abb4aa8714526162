import type { Place } from 'shared/contracts/astro';
import { foldName } from 'shared/places/fold-name';
import { findPlaceAt, type PlaceAt } from 'shared/places/place-at';
import { placeKinds } from 'shared/places/place-table';
import { nameRegion } from './name-region';
import { getPlaceTable } from './place-table';
import { writePosition } from 'shared/places/write-position';

type Lang = 'en' | 'hi';

/** What a position taken from a PIN is good for. */
const officeAccuracyKm = 5;

/** Writes a row of the place table as the API answers it, in the reader's language where a name is known. */
export function describePlace(row: number, lang: Lang): Place {
  const table = getPlaceTable();
  if (row < 0 || row >= table.count) throw new Error(`the place table has no row ${row}`);
  const isOffice = ((table.kinds[row] ?? 0) & placeKinds.office) > 0;
  return {
    id: writePlaceId(row),
    name: (lang === 'hi' && table.hindi.get(row)) || table.nameOf(row),
    ...nameRegion(row, lang),
    latitude: (table.latitudes[row] ?? 0) / 1000,
    longitude: (table.longitudes[row] ?? 0) / 1000,
    timeZone: table.zones[table.zoneOf[row] ?? 0] ?? 'UTC',
    ...(isOffice ? { accuracyKm: officeAccuracyKm } : {}),
  };
}

/** Writes a position as a place: what it is near stands for its region. */
export function describePosition(latitude: number, longitude: number, lang: Lang): Place {
  const at = findPlaceAt(getPlaceTable(), { latitude, longitude });
  return {
    id: `~${Math.round(at.latitude * 1000)}~${Math.round(at.longitude * 1000)}`,
    name: writePosition(at, lang),
    ...nameSurroundings(at, lang),
    latitude: at.latitude,
    longitude: at.longitude,
    timeZone: at.timeZone,
  };
}

function nameSurroundings({ near }: PlaceAt, lang: Lang): Pick<Place, 'region' | 'country'> {
  if (near === null) return { region: '', country: '' };
  const { name, region, country } = describePlace(near, lang);
  const words = lang === 'hi' ? `${name} के पास` : `near ${name}`;
  return { region: [words, region].filter(Boolean).join(', '), country };
}

/** An id from name and position, so that it outlives a rebuild of the table: `pune~18520~73855`. */
function writePlaceId(row: number): string {
  const table = getPlaceTable();
  const name = foldName(table.nameOf(row)).replaceAll(' ', '-');
  return `${name}~${table.latitudes[row]}~${table.longitudes[row]}`;
}
