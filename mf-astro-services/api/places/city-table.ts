import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The city table in columns: a place is its row number. Columns instead of objects keep 170,000 rows at a few MB. */
export interface CityTable {
  names: string[];
  /** Thousandths of a degree. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  countries: string[];
  regions: string[];
  zones: string[];
  /** Whether the place is the seat of its district or state. */
  seats: Uint8Array;
  /** The places ranked by hand: rank from 0, Hindi name, other names. */
  listed: Map<number, { rank: number; hindi: string; otherNames: string[] }>;
}

let table: CityTable | null = null;

/** Reads the table on first use (about 0.3 s) and keeps it. */
export function getCityTable(): CityTable {
  table ??= parseTable(gunzipSync(readFileSync(join(__dirname, 'cities.tsv.gz'))).toString('utf8'));
  return table;
}

/** Reads the format that build/build-city-table.ts writes. */
function parseTable(text: string): CityTable {
  const [regionLine = '', zoneLine = '', ...rows] = text.split('\n');
  const regionNames = regionLine.split('\t');
  const zoneNames = zoneLine.split('\t');
  const parsed: CityTable = {
    names: new Array<string>(rows.length),
    latitudes: new Int32Array(rows.length),
    longitudes: new Int32Array(rows.length),
    countries: new Array<string>(rows.length),
    regions: new Array<string>(rows.length),
    zones: new Array<string>(rows.length),
    seats: new Uint8Array(rows.length),
    listed: new Map(),
  };
  rows.forEach((row, place) => {
    const [name = '', lat, lng, country = '', region, zone, seat, rank, hindi, others] =
      row.split('\t');
    parsed.names[place] = name;
    parsed.latitudes[place] = Number(lat);
    parsed.longitudes[place] = Number(lng);
    parsed.countries[place] = country;
    parsed.regions[place] = regionNames[Number(region)] ?? '';
    parsed.zones[place] = zoneNames[Number(zone)] ?? '';
    parsed.seats[place] = seat ? 1 : 0;
    if (rank && hindi)
      parsed.listed.set(place, {
        rank: Number(rank),
        hindi,
        otherNames: others ? others.split('|') : [],
      });
  });
  return parsed;
}
