/** The stage all films are drawn on; the lowest sixth is left to captions. */
export const stage = { width: 1200, height: 675 } as const;

/** A silent film drawn by code. */
export interface Film {
  slug: string;
  seconds: number;
  /** The second whose picture is the cover. */
  coverAt: number;
  /** What is on the stage at a second, as SVG elements. */
  draw(second: number): string;
}
