/** The part of fontkit that is used here; the package brings no types. */
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
  }
  interface GlyphPosition {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  interface Font {
    unitsPerEm: number;
    /** Shapes a text: ligatures, marks and order of Devanagari. */
    layout(text: string): { glyphs: Glyph[]; positions: GlyphPosition[] };
  }
  export function create(bytes: Buffer): Font;
}
