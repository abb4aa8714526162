import { existsSync } from 'node:fs';
import { findPlaces } from '../../places/find-places';
import { findPlaceAt } from '../../places/place-at';
import { placeKinds, readPlaceTable, type PlaceTable } from '../../places/place-table';
import { readCoordinates } from '../../places/read-coordinates';
import type { FindPlace, NamedPlace } from './read-place';
import { RequestError } from './request-error';

/**
 * Finds places in a place table (the site's `places.gz`) by name, PIN or coordinates, alone or with the
 * region: `Delhi, US`, `Rampur, Saharanpur`. Without the file no place has a name.
 * @throws RequestError `ambiguous_place` with the candidates, each as it may be asked for, where more
 * than one fits or none wholly
 */
export function createPlaceFinder(file: string): FindPlace {
  let table: PlaceTable | null = null;
  return (text) => {
    if (!existsSync(file)) return null;
    table ??= readPlaceTable(file);
    return findPlace(table, text);
  };
}

function findPlace(table: PlaceTable, text: string): NamedPlace | null {
  const position = readCoordinates(text);
  if (position) {
    const { latitude, longitude, timeZone } = findPlaceAt(table, position);
    return { name: `${latitude}, ${longitude}`, latitude, longitude, timeZone };
  }
  const found = findPlaces(table, text);
  const fitting = found.filter(({ fits }) => fits);
  const [only, second] = fitting;
  if (only && !second) return describe(table, only.row);
  if (found.length === 0) return null;
  const candidates = (only ? fitting : found).map(({ row }) => describe(table, row));
  throw new RequestError(
    'ambiguous_place',
    `${only ? 'Several places are' : 'No place is'} called "${text}"; ask for one of: ` +
      candidates.map(({ name }) => name).join('; '),
    'place',
    candidates,
  );
}

function describe(table: PlaceTable, row: number): NamedPlace {
  const region = table.regions[table.regionOf[row] ?? 0];
  const kind = table.kinds[row] ?? 0;
  const pin = kind & placeKinds.showsPin ? String(table.pins[row]) : '';
  const parts = [table.nameOf(row), region?.district, region?.state, region?.country, pin];
  return {
    name: parts.filter(Boolean).join(', '),
    latitude: (table.latitudes[row] ?? 0) / 1000,
    longitude: (table.longitudes[row] ?? 0) / 1000,
    timeZone: table.zones[table.zoneOf[row] ?? 0] ?? 'UTC',
    ...(kind & placeKinds.office ? { accuracyKm: 5 } : {}),
  };
}
