import type { Font } from 'harfbuzzjs';

/** A piece of text as a font sets it. */
export interface Shaped {
  glyphs: number[];
  /** Outlines and advances: equal where the text looks the same, whatever the glyphs' numbers are. */
  look: string;
}

/** Opens a TrueType font for shaping. */
export async function openFont(data: Uint8Array): Promise<{ shape(text: string): Shaped }> {
  const hb = await import('harfbuzzjs');
  const font: Font = new hb.Font(new hb.Face(new hb.Blob(data.slice().buffer)));
  return {
    shape(text) {
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
      const places = buffer.getGlyphPositions();
      const look = glyphs.map((glyph, index) => {
        const { xAdvance, xOffset, yOffset } = places[index] ?? {};
        return [font.glyphToPath(glyph), xAdvance, xOffset, yOffset].join(' ');
      });
      return { glyphs, look: look.join('|') };
    },
  };
}
