import type { ChartSpot, LaidHouse } from './north-indian-layout';
import { placeMarks } from './north-indian-layout';

/** The charts whose rashis keep their places while the lagna moves. */
export type FixedStyle = 'south' | 'east';

const spot = (x: number, y: number, numberX: number, numberY: number, perLine: number) => ({
  ...{ x, y, numberX, numberY, perLine },
});

// the southern chart: a ring of squares, Meena in the upper left corner, then clockwise
const southCells = [
  ...[1, 2, 3].map((column) => [column, 0] as const),
  ...[1, 2, 3].map((row) => [3, row] as const),
  ...[2, 1, 0].map((column) => [column, 3] as const),
  ...[2, 1, 0].map((row) => [0, row] as const),
];

const spots: Readonly<Record<FixedStyle, readonly ChartSpot[]>> = {
  south: southCells.map(([column, row]) =>
    spot(column * 100 + 50, row * 100 + 56, column * 100 + 14, row * 100 + 15, 2),
  ),
  // the eastern chart: Mesha above, then counter-clockwise, two rashis in each corner
  east: [
    spot(200, 70, 146, 16, 3),
    spot(92, 38, 121, 15, 2),
    spot(46, 92, 14, 120, 2),
    spot(67, 200, 14, 148, 3),
    spot(46, 308, 14, 280, 2),
    spot(92, 362, 121, 385, 2),
    spot(200, 330, 146, 384, 3),
    spot(308, 362, 279, 385, 2),
    spot(354, 308, 386, 280, 2),
    spot(333, 200, 386, 148, 3),
    spot(354, 92, 386, 120, 2),
    spot(308, 38, 279, 15, 2),
  ],
};

/** What is drawn between the fields, on the square of 400: SVG paths. */
export const chartLines: Readonly<Record<FixedStyle | 'north', string>> = {
  north: 'M3 3 L397 397 M397 3 L3 397 M200 3 L397 200 L200 397 L3 200 Z',
  south:
    'M100 3 V397 M300 3 V397 M3 100 H397 M3 300 H397 M200 3 V100 M200 300 V397 M3 200 H100 M300 200 H397',
  east: 'M133 3 V397 M267 3 V397 M3 133 H397 M3 267 H397 M3 3 L133 133 M397 3 L267 133 M3 397 L133 267 M397 397 L267 267',
};

/** Lays a chart of fixed rashis out; the field of rashi 0 (Mesha) comes first. */
export function layRashis(
  style: FixedStyle,
  marks: readonly { key: string; rashi: number }[],
): Omit<LaidHouse, 'house'>[] {
  return spots[style].map((at, rashi) => {
    const inside = marks.filter((mark) => mark.rashi === rashi).map(({ key }) => key);
    const { numberX, numberY } = at;
    return { sign: rashi + 1, numberX, numberY, marks: placeMarks(at, inside) };
  });
}
