/**
 * How a table file is laid out. Time is cut into blocks of 64 days counted from J2000 (terrestrial
 * time); a file holds whole blocks, each body's blocks are cut into segments, and a segment holds
 * one Chebyshev series for each coordinate.
 *
 *   int32  first block, int32  number of blocks
 *   for each body of the file's list, for each of its coordinates:
 *     uint8  number of terms, then for each term uint8 its width in bytes (0: all zero)
 *     for each term, for each segment: a signed integer of that width, in the coordinate's unit
 *
 * Numbers are little-endian.
 */
export const BLOCK_DAYS = 64;

/** How a body is tabled. */
export interface TabledBody {
  readonly name: string;
  /** Length of a segment; divides a block. */
  readonly days: number;
  /** Degree of the series that is fitted, before terms too small for the unit fall away. */
  readonly degree: number;
  /** What the integer 1 means, for each coordinate: degrees, or astronomical units for a distance. */
  readonly units: readonly number[];
}

const ARCSECOND = 1 / 3600;
const fine = 0.0004 * ARCSECOND;
const place = (distance: number) => [fine, fine, distance];

/** What a chart needs: longitude, latitude and distance of seven bodies; nutation in longitude and obliquity. */
export const mainBodies: readonly TabledBody[] = [
  { name: 'sun', days: 32, degree: 14, units: place(1e-8) },
  { name: 'moon', days: 8, degree: 14, units: place(5e-10) },
  { name: 'mercury', days: 16, degree: 13, units: place(1e-7) },
  { name: 'venus', days: 16, degree: 11, units: place(1e-7) },
  { name: 'mars', days: 32, degree: 14, units: place(1e-7) },
  { name: 'jupiter', days: 32, degree: 13, units: place(1e-7) },
  { name: 'saturn', days: 32, degree: 12, units: place(1e-7) },
  { name: 'nutation', days: 16, degree: 14, units: [fine / 10, fine / 10] },
];

/** The planets a chart may leave out, in files of their own. */
export const outerBodies: readonly TabledBody[] = [
  { name: 'uranus', days: 32, degree: 11, units: place(1e-6) },
  { name: 'neptune', days: 32, degree: 11, units: place(1e-6) },
  { name: 'pluto', days: 32, degree: 11, units: place(1e-6) },
];

/** The decades that have files, by their first year. */
export const decades = { first: 1800, last: 2190 } as const;

/** The blocks of a decade's file: the decade, and at least 64 days on either side. */
export function listBlocks(decade: number): { first: number; count: number } {
  const blockOf = (year: number) =>
    Math.floor((Date.UTC(year, 0, 1) - Date.UTC(2000, 0, 1, 12)) / 86_400_000 / BLOCK_DAYS);
  const first = blockOf(decade) - 1;
  return { first, count: blockOf(decade + 10) + 2 - first };
}
