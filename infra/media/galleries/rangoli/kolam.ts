import { createChance } from '../../podcasts/chance';
import { d } from '../draw';

/** Up, right, down, left. */
const sides = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** How far from its dot a line turns back, in spaces between dots. */
const TURN = 0.36;

/** Dots on a grid, and between which of neighbouring dots the line crosses. */
export interface Kolam {
  dots: [number, number][];
  isOpen: (x: number, y: number, side: number) => boolean;
}

type Point = [number, number];

/**
 * The line of a pulli kolam. Around each dot it passes four places; at an open side it crosses there to
 * the next dot, at a closed side it turns. (As tiles: Yanagisawa and Nagata, "Fundamental study on design
 * system of kolam pattern", Forma 22, 2007.)
 */
export function drawKolam({ dots, isOpen }: Kolam): string {
  return dots
    .map(([x, y]) =>
      sides
        .map((_, side) => {
          const next = (side + 1) % 4;
          const from = placeOn(x, y, side, isOpen(x, y, side));
          const to = placeOn(x, y, next, isOpen(x, y, next));
          const pull = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) * 0.4;
          const [ax, ay] = along(from.at, from.leaving, pull);
          const [bx, by] = along(to.at, to.coming, pull);
          return d`M${from.at[0] * 100},${from.at[1] * 100}C${ax * 100},${ay * 100} ${bx * 100},${by * 100} ${to.at[0] * 100},${to.at[1] * 100}`;
        })
        .join(''),
    )
    .join('');
}

const along = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];

/** Where the line passes a side, and where it leads before and after, going round the dot clockwise. */
function placeOn(x: number, y: number, side: number, open: boolean) {
  const [sx, sy] = sides[side]!;
  const [tx, ty]: Point = [-sy, sx];
  const reach = open ? 0.5 : TURN;
  const at: Point = [x + sx * reach, y + sy * reach];
  if (!open) return { at, leaving: [tx, ty] as Point, coming: [-tx, -ty] as Point };
  const half = Math.SQRT1_2;
  return {
    at,
    leaving: [(tx - sx) * half, (ty - sy) * half] as Point,
    coming: [(-tx - sx) * half, (-ty - sy) * half] as Point,
  };
}

/** How many closed lines the kolam is drawn with. */
export function countLines({ dots, isOpen }: Kolam): number {
  const left = new Set(dots.flatMap(([x, y]) => sides.map((_, side) => `${x},${y},${side}`)));
  let lines = 0;
  while (left.size > 0) {
    const [start = ''] = left;
    const [x, y, side] = start.split(',').map(Number) as [number, number, number];
    let at = { x, y, arc: side, clockwise: true };
    do {
      left.delete(`${at.x},${at.y},${at.arc}`);
      at = follow(at, isOpen);
    } while (left.has(`${at.x},${at.y},${at.arc}`));
    lines++;
  }
  return lines;
}

/** An arc lies between `arc` and the next side clockwise; the next one is beyond an open side or beside it. */
function follow(
  { x, y, arc, clockwise }: { x: number; y: number; arc: number; clockwise: boolean },
  isOpen: Kolam['isOpen'],
) {
  const exit = clockwise ? (arc + 1) % 4 : arc;
  if (!isOpen(x, y, exit)) return { x, y, arc: clockwise ? exit : (exit + 3) % 4, clockwise };
  const [sx, sy] = sides[exit]!;
  const entry = (exit + 2) % 4;
  return {
    x: x + sx,
    y: y + sy,
    arc: clockwise ? (entry + 3) % 4 : entry,
    clockwise: !clockwise,
  };
}

/** A diamond of dots, `size` in its longest row; `closed` holds sides where the line may not cross. */
function diamond(size: number, closed: Set<string>): Kolam {
  const reach = (size - 1) / 2;
  const has = (x: number, y: number) => Math.abs(x) + Math.abs(y) <= reach;
  const span = Array.from({ length: size }, (_, i) => i - reach);
  return {
    dots: span.flatMap((y) => span.filter((x) => has(x, y)).map((x): Point => [x, y])),
    isOpen(x, y, side) {
      const [sx, sy] = sides[side]!;
      return has(x + sx, y + sy) && !closed.has(`${2 * x + sx},${2 * y + sy}`);
    },
  };
}

/** Looks for sides to close, alike in all four quarters, until one unbroken line goes round every dot. */
export function findUnbroken(size: number, seed: number): Kolam {
  const chance = createChance(seed);
  const reach = size - 1;
  for (let attempt = 0; attempt < 5000; attempt++) {
    const closed = new Set<string>();
    for (let n = 0; n < size; n++) {
      let [x, y] = [Math.floor(chance.between(0, reach)), Math.floor(chance.between(0, reach))];
      for (let quarter = 0; quarter < 4; quarter++) {
        closed.add(`${x},${y}`);
        [x, y] = [-y, x];
      }
    }
    const kolam = diamond(size, closed);
    if (countLines(kolam) === 1) return kolam;
  }
  throw new Error(`no unbroken line found around ${size} dots`);
}
