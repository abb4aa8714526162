import { evaluatePolynomial } from './angles';

type Row = readonly [from: number, constant: number, linear: number, square: number, cube: number];

/**
 * Cubics from each year to the next row's, their variable running from 0 to 1.
 * Source: Stephenson, Morrison and Hohenkerk 2016, Proc. R. Soc. A 472, table S15.
 */
const splines: readonly Row[] = [
  [1720, 10.73, -1.321, 62.25, -52.946],
  [1800, 18.714, -4.457, -1.509, 2.507],
  [1810, 15.255, 0.046, 6.012, -4.634],
  [1820, 16.679, -1.831, -7.889, 3.799],
  [1830, 10.758, -6.211, 3.509, -0.388],
  [1840, 7.668, -0.357, 2.345, -0.338],
  [1850, 9.317, 1.659, 0.332, -0.932],
  [1855, 10.376, -0.472, -2.463, 1.596],
  [1860, 9.038, -0.61, 2.325, -2.497],
  [1865, 8.256, -3.45, -5.166, 2.729],
  [1870, 2.369, -5.596, 3.02, -0.919],
  [1875, -1.126, -2.312, 0.264, -0.037],
  [1880, -3.211, -1.894, 0.154, 0.562],
  [1885, -4.388, 0.101, 1.841, -1.438],
  [1890, -3.884, -0.531, -2.473, 1.87],
  [1895, -5.017, 0.134, 3.138, -0.232],
  [1900, -1.977, 5.715, 2.443, -1.257],
  [1905, 4.923, 6.828, -1.329, 0.72],
  [1910, 11.142, 6.33, 0.831, -0.825],
  [1915, 17.479, 5.518, -1.643, 0.262],
  [1920, 21.617, 3.02, -0.856, 0.008],
  [1925, 23.789, 1.333, -0.831, 0.127],
  [1930, 24.418, 0.052, -0.449, 0.142],
  [1935, 24.164, -0.419, -0.022, 0.702],
  [1940, 24.426, 1.645, 2.086, -1.106],
  [1945, 27.05, 2.499, -1.232, 0.614],
  [1950, 28.932, 1.127, 0.22, -0.277],
  [1953, 30.002, 0.739, -0.611, 0.632],
];

/**
 * Seconds at the beginning of each year: observed (Astronomical Almanac, IERS Bulletin B), from 2023
 * as the IERS then predicted, which other programs use too. The first two are for differences only.
 */
const yearly: readonly number[] = [
  30.36, 30.72, 31.07, 31.35, 31.68, 32.18, 32.68, 33.15, 33.59, 34, 34.47, 35.03, 35.73, 36.54,
  37.43, 38.29, 39.2, 40.18, 41.17, 42.23, 43.37, 44.485, 45.476, 46.457, 47.521, 48.534, 49.586,
  50.539, 51.381, 52.167, 52.956, 53.788, 54.343, 54.871, 55.322, 55.82, 56.3, 56.855, 57.565,
  58.309, 59.122, 59.984, 60.785, 61.629, 62.295, 62.966, 63.467, 63.829, 64.091, 64.3, 64.473,
  64.574, 64.688, 64.845, 65.146, 65.457, 65.777, 66.07, 66.325, 66.603, 66.907, 67.281, 67.644,
  68.102, 68.593, 68.968, 69.22, 69.361, 69.359, 69.295, 69.183, 69.1, 69, 68.9, 68.8, 68.8,
];
const firstYear = 1953;
/** Of each year, once it was asked. */
const curves: number[][] = [];
/** Midnight before 1955, in days from J2000: observations are used from here on. */
const OBSERVED_FROM = -16_436.5;
// the step from the cubics to the observations is spread over these days before
const JOINING_DAYS = 1000;

/** Cubics of the years since the row's: the present standstill ends, and the tides brake the earth. */
const predicted: readonly Row[] = [
  [2027, 68.8, 0, 0, 0],
  [2028, 68.8, 0.23573, 0.00113878, 0.0000040329],
  [2128, 107.7935, 0.576689, 0.00234866, 0.0000040332],
];

/**
 * ΔT, terrestrial minus universal time, in seconds. @param ut days from J2000
 * From measurements until 2022; a prediction after, which is open by a tenth of a second in 2026, by
 * some seconds in 2050 and by minutes in 2200.
 */
export function computeDeltaT(ut: number): number {
  const year = toYear(ut);
  if (ut < OBSERVED_FROM) return evaluateSpline(year) + joinObserved(ut);
  const row = predicted.findLast(([from]) => from <= year);
  if (row) return evaluatePolynomial(year - row[0], row.slice(1));
  const index = Math.floor(year) - firstYear;
  return evaluatePolynomial(year - firstYear - index, (curves[index] ??= interpolateYear(index)));
}

function toYear(ut: number): number {
  return 2000 + (ut + 0.5) / 365.2425;
}

function evaluateSpline(year: number): number {
  const later = splines.findIndex(([from]) => from > year);
  const at = later < 0 ? splines.length - 1 : Math.max(0, later - 1);
  const [from, ...cubic] = splines[at]!;
  const until = splines[at + 1]?.[0] ?? 1956;
  return evaluatePolynomial((year - from) / (until - from), cubic) + computeTidalPart(year);
}

/** What leads from the cubics to the observations. */
function joinObserved(ut: number): number {
  const share = Math.max(0, 1 - (OBSERVED_FROM - ut) / JOINING_DAYS);
  return share && share * (yearly[1955 - firstYear]! - evaluateSpline(toYear(OBSERVED_FROM)));
}

/** The table goes with a moon slowing by 25.85″ a century squared; that of the tables slows by 25.80″. */
function computeTidalPart(year: number): number {
  return -0.000091 * (25.85 - 25.8) * (year - 1955) ** 2;
}

/**
 * Bessel's interpolation to fourth differences from a year to the next, as powers of the part of the
 * year. Source: Explanatory Supplement to the Astronomical Almanac.
 */
function interpolateYear(index: number): number[] {
  const first = [-2, -1, 0, 1, 2].map((step) => differ(yearly, index + step));
  const second = [0, 1, 2, 3].map((step) => differ(first, step));
  const third = [0, 1, 2].map((step) => differ(second, step));
  const fourth = [0, 1].map((step) => differ(third, step));
  const two = second[1]! + second[2]!;
  const three = third[1]!;
  const four = fourth[0]! + fourth[1]!;
  return [
    yearly[index]!,
    first[2]! - two / 4 + three / 12 + four / 24,
    two / 4 - three / 4 - four / 48,
    three / 6 - four / 24,
    four / 48,
  ];
}

/** The step from one value to the next; none beyond either end. */
function differ(values: readonly number[], at: number): number {
  return (values[at + 1] ?? NaN) - (values[at] ?? NaN) || 0;
}
