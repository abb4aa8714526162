import type { Place } from 'shared/contracts/astro';
import { getCityTable } from './city-table';
import { foldName } from './fold-name';
import { indianStatesHindi } from './indian-states-hindi';
import { searchCities } from './search-cities';

/** Writes a row of the city table as the API answers it, in the reader's language where a name is known. */
export function describePlace(row: number, lang: 'en' | 'hi'): Place {
  const table = getCityTable();
  const name = table.names[row];
  if (name === undefined) throw new Error(`the city table has no row ${row}`);
  const country = table.countries[row] ?? '';
  const region = table.regions[row] ?? '';
  const hindiRegion = country === 'IN' ? indianStatesHindi[region] : undefined;
  return {
    id: writePlaceId(row),
    name: (lang === 'hi' && table.listed.get(row)?.hindi) || name,
    region: (lang === 'hi' && hindiRegion) || region,
    country: new Intl.DisplayNames([lang], { type: 'region' }).of(country) ?? country,
    latitude: (table.latitudes[row] ?? 0) / 1000,
    longitude: (table.longitudes[row] ?? 0) / 1000,
    timeZone: table.zones[row] ?? 'UTC',
  };
}

/** Finds the row of a place id, or null. */
export function findPlaceRow(id: string): number | null {
  const [name] = id.split('~');
  if (!name) return null;
  // places that share a name are few enough to search through
  return (
    searchCities(name.replaceAll('-', ' '), 500).find((row) => writePlaceId(row) === id) ?? null
  );
}

/** An id from name and position, so that it outlives a rebuild of the table: `pune~18520~73855`. */
function writePlaceId(row: number): string {
  const table = getCityTable();
  const name = foldName(table.names[row] ?? '').replaceAll(' ', '-');
  return `${name}~${table.latitudes[row]}~${table.longitudes[row]}`;
}
