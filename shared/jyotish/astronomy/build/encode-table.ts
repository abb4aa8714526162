import { normaliseDegrees } from '../angles';
import { BLOCK_DAYS, listBlocks, type TabledBody } from '../table-format';
import { fitSeries } from './fit-series';

/** Gives the coordinates of a tabled body: longitude, latitude, distance. */
export type Evaluate = (body: string, tt: number) => readonly number[];

/** Fits a decade and writes it as a table file (see `table-format.ts`). */
export function encodeDecade(
  decade: number,
  bodies: readonly TabledBody[],
  evaluate: Evaluate,
): Uint8Array {
  const { first, count } = listBlocks(decade);
  const header = new Uint8Array(8);
  const view = new DataView(header.buffer);
  view.setInt32(0, first, true);
  view.setInt32(4, count, true);
  const parts = bodies.flatMap((body) => {
    const segments = fitBody(body, first * BLOCK_DAYS, (first + count) * BLOCK_DAYS, evaluate);
    return body.units.map((_, coordinate) =>
      encodeTrack(segments.map((segment) => segment[coordinate] ?? [])),
    );
  });
  return Uint8Array.from([header, ...parts].flatMap((part) => [...part]));
}

/** For each segment and coordinate, the series in whole units. */
function fitBody(body: TabledBody, from: number, until: number, evaluate: Evaluate): number[][][] {
  const segments: number[][][] = [];
  for (let start = from; start < until; start += body.days)
    segments.push(fitSegment(body, start, evaluate));
  return segments;
}

/** Fits one segment. @returns for each coordinate, the coefficients in its unit, rounded */
export function fitSegment(body: TabledBody, start: number, evaluate: Evaluate): number[][] {
  let last: number | null = null;
  // angles go on past 360° within a segment
  const unwrapped = (tt: number) => {
    const [angle = 0, ...others] = evaluate(body.name, tt);
    last = last === null ? angle : last + normaliseDegrees(angle - last + 180) - 180;
    return [last, ...others];
  };
  const series = fitSeries(unwrapped, start, start + body.days, body.degree);
  const [longitude] = series;
  if (longitude) longitude[0] = normaliseDegrees(longitude[0]! + 180) - 180;
  return series.map((terms, coordinate) =>
    terms.map((term) => Math.round(term / body.units[coordinate]!)),
  );
}

function encodeTrack(segments: number[][]): number[] {
  const degree = (segments[0]?.length ?? 1) - 1;
  const widths = Array.from({ length: degree + 1 }, (_, term) =>
    widthOf(Math.max(...segments.map((segment) => Math.abs(segment[term]!)))),
  );
  while (widths.at(-1) === 0) widths.pop();
  const numbers = widths.flatMap((width, term) =>
    segments.flatMap((segment) => bytesOf(segment[term]!, width)),
  );
  return [widths.length, ...widths, ...numbers];
}

function widthOf(size: number): number {
  if (size === 0) return 0;
  const width = [1, 2, 3, 4].find((bytes) => size < 2 ** (8 * bytes - 1));
  if (!width) throw new RangeError(`A coefficient of ${size} units has no width`);
  return width;
}

function bytesOf(value: number, width: number): number[] {
  return Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** at) & 0xff);
}
