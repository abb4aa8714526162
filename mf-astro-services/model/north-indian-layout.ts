/** Where a field of a chart has its number and its grahas, on a square of 400. */
export interface ChartSpot {
  /** Middle of the grahas. */
  x: number;
  y: number;
  /** The number of the rashi, near the inner corner. */
  numberX: number;
  numberY: number;
  /** Grahas side by side before a new line begins. */
  perLine: number;
}

const spot = (
  x: number,
  y: number,
  numberX: number,
  numberY: number,
  perLine: number,
): ChartSpot => ({
  x,
  y,
  numberX,
  numberY,
  perLine,
});

/** Houses 1 to 12, from the top diamond counter-clockwise. */
const houses: readonly ChartSpot[] = [
  spot(200, 92, 200, 178, 3),
  spot(100, 34, 100, 84, 3),
  spot(36, 100, 84, 100, 1),
  spot(92, 200, 176, 200, 3),
  spot(36, 300, 84, 300, 1),
  spot(100, 368, 100, 318, 3),
  spot(200, 308, 200, 224, 3),
  spot(300, 368, 300, 318, 3),
  spot(364, 300, 316, 300, 1),
  spot(308, 200, 224, 200, 3),
  spot(364, 100, 316, 100, 1),
  spot(300, 34, 300, 84, 3),
];

const columnWidth = 34;
const lineHeight = 23;

/** One house ready to be drawn. */
export interface LaidHouse {
  house: number;
  /** 1 Mesha to 12 Meena, as charts are numbered. */
  sign: number;
  numberX: number;
  numberY: number;
  marks: { key: string; x: number; y: number }[];
}

/**
 * Lays a chart out.
 * @param firstRashi rashi of house 1, 0 to 11
 * @param rashiOf rashi of each mark (a graha) in drawing order
 */
export function layHouses(
  firstRashi: number,
  rashiOf: readonly { key: string; rashi: number }[],
): LaidHouse[] {
  return houses.map((at, index) => {
    const rashi = (firstRashi + index) % 12;
    const inside = rashiOf.filter((mark) => mark.rashi === rashi);
    const marks = placeMarks(
      at,
      inside.map(({ key }) => key),
    );
    return { house: index + 1, sign: rashi + 1, numberX: at.numberX, numberY: at.numberY, marks };
  });
}

/** Places marks side by side and in lines around the middle of a field. */
export function placeMarks(at: ChartSpot, keys: readonly string[]): LaidHouse['marks'] {
  // a crowded field takes another column
  const perLine = keys.length > 5 ? Math.min(3, at.perLine + 1) : at.perLine;
  const lines = Math.ceil(keys.length / perLine);
  return keys.map((key, order) => {
    const line = Math.floor(order / perLine);
    const inLine = Math.min(perLine, keys.length - line * perLine);
    return {
      key,
      x: at.x + ((order % perLine) - (inLine - 1) / 2) * columnWidth,
      y: at.y + (line - (lines - 1) / 2) * lineHeight,
    };
  });
}
