import { group, path, type Point } from './svg';

/** Strokes of each sign in a box 16 high, and how wide it is: fonts differ between machines, these don't. */
const strokes: Record<string, readonly [width: number, d: string]> = {
  0: [10, 'M5 0C1.5 0 0 3.5 0 8s1.5 8 5 8 5-3.5 5-8S8.5 0 5 0'],
  1: [6, 'M0 3L4 0V16'],
  2: [10, 'M.5 4C.5 1.5 2.5 0 5 0s4.5 1.6 4.5 4.2C9.5 8 4 10.5.5 16H10'],
  3: [
    10,
    'M.8 2.8C1.5 1 3 0 5 0c2.6 0 4.4 1.5 4.4 3.8S7.6 7.5 5 7.5c3 0 5 1.7 5 4.2S8 16 5 16C2.7 16 1 15 .2 13',
  ],
  4: [10, 'M7.5 16V0L0 11H10'],
  5: [10, 'M9 0H2L1.2 7C2.2 6.1 3.5 5.6 5 5.6c3 0 5 2.1 5 5.1S7.8 16 4.9 16C2.8 16 1 15.1.2 13.4'],
  6: [
    10,
    'M9 1.5C8.2.5 7 0 5.6 0 2 0 0 3.8 0 9.5 0 13.8 2 16 5 16c2.9 0 5-2 5-4.9S8 6.3 5.2 6.3C2.4 6.3.4 8.2 0 10.5',
  ],
  7: [10, 'M.3 0H10C6.5 4.5 4.3 9.5 3.8 16'],
  8: [
    10,
    'M5 7.4C2.5 7.4.9 5.9.9 3.7S2.5 0 5 0s4.1 1.5 4.1 3.7S7.5 7.4 5 7.4C2 7.4 0 9.1 0 11.7S2 16 5 16s5-1.7 5-4.3S8 7.4 5 7.4',
  ],
  9: [
    10,
    'M1 14.5C1.8 15.5 3 16 4.4 16 8 16 10 12.2 10 6.5 10 2.2 8 0 5 0 2.1 0 0 2 0 4.9S2 9.7 4.8 9.7C7.6 9.7 9.6 7.8 10 5.5',
  ],
  '°': [5, 'M2.5 0a2 2 0 0 1 0 4a2 2 0 0 1 0-4'],
  '′': [3, 'M2 0L.8 4'],
  ':': [2, 'M1 5v.1M1 12v.1'],
  '.': [1, 'M.5 15.5v.1'],
  '+': [10, 'M5 4v9M.5 8.5h9'],
  '=': [10, 'M.5 6h9M.5 11h9'],
};

const GAP = 4;

/** A number centred on a point, `height` units high. */
export function number(
  text: string | number,
  [x, y]: Point,
  height: number,
  colour: string,
  opacity = 1,
): string {
  const signs = [...String(text)].map((sign) => strokes[sign] ?? unknown(sign));
  const width = signs.reduce((sum, [own]) => sum + own + GAP, -GAP);
  const scale = height / 16;
  let left = 0;
  const drawn = signs.map(([own, d]) => {
    const piece = path(d, { stroke: colour, width: 2 });
    const placed = left ? group(piece, { move: [left, 0] }) : piece;
    left += own + GAP;
    return placed;
  });
  const move: Point = [x - (width * scale) / 2, y - height / 2];
  return group(drawn.join(''), { move, scale, opacity });
}

function unknown(sign: string): never {
  throw new RangeError(`No strokes for "${sign}"`);
}
