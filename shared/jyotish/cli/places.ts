import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FindPlace, NamedPlace } from './read-place';

/** A row of the city table: `name`, thousandths of a degree, country, region and zone by number, seat, rank, names. */
type Row = readonly string[];

interface Table {
  regions: readonly string[];
  zones: readonly string[];
  rows: readonly Row[];
}

/**
 * Finds places in a gzipped city table (the site's `cities.tsv.gz`: a line of regions, a line of
 * zones, then one place a line). A name may be followed by a country code or region: `Delhi, US`.
 * Of places with one name, the better known comes first. Without the file no place has a name.
 */
export function createPlaceFinder(file: string): FindPlace {
  let table: Table | null = null;
  return (name) => {
    if (!existsSync(file)) return null;
    table ??= readTable(file);
    return findPlace(table, name);
  };
}

function readTable(file: string): Table {
  const [regions = '', zones = '', ...rows] = gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n');
  return {
    regions: regions.split('\t'),
    zones: zones.split('\t'),
    rows: rows.map((row) => row.split('\t')),
  };
}

function findPlace(table: Table, text: string): NamedPlace | null {
  const [name = '', within = ''] = text.split(',').map(fold);
  const describe = (row: Row): NamedPlace => {
    const [title = '', latitude, longitude, country = '', region, zone] = row;
    return {
      name: [title, table.regions[Number(region)], country].filter(Boolean).join(', '),
      latitude: Number(latitude) / 1000,
      longitude: Number(longitude) / 1000,
      timeZone: table.zones[Number(zone)] ?? 'UTC',
    };
  };
  const matches = table.rows
    .filter((row) => listNames(row).some((known) => fold(known) === name))
    .filter((row) => !within || describe(row).name.split(', ').slice(1).map(fold).includes(within));
  const [best] = matches.sort((one, other) => rate(one) - rate(other));
  return best ? describe(best) : null;
}

function listNames([title = '', , , , , , , , hindi, others]: Row): string[] {
  return [title, ...(hindi ? [hindi] : []), ...(others ? others.split('|') : [])];
}

/** Lower is better known: listed by rank, Indian seats, other Indian places and seats, the rest. */
function rate([, , , country, , , seat, rank]: Row): number {
  if (rank) return Number(rank) / 100;
  return 100 - (country === 'IN' ? 20 : 0) - (seat ? 10 : 0);
}

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}
