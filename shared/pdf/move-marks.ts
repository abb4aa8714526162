import PDFDocument from 'pdfkit';

type Document = PDFKit.PDFDocument;

interface Glyph {
  id: number;
  name: string;
  codePoints: number[];
}

/** What of a font engine's font is used here. */
interface LaidFont {
  numGlyphs: number;
  getGlyph(id: number, codePoints?: number[]): Glyph;
  layout(text: string, ...rest: unknown[]): { glyphs: Glyph[] };
}

// each mark with where it stands in a text; the group holds the short i it shares the syllable with
const marks = [
  { name: 'Anusvara', places: /(ि?)ं/g },
  { name: 'Reph', places: /र्(?:[क-ह]़?्)*[क-ह]़?(ि?)/g },
];

/**
 * Keeps the dot (anusvara) and the hook (reph) off the arm of a short i: Hind has glyphs for them, but
 * by rules the font engine of pdfkit doesn't follow, and the dot of सिंह would vanish.
 * @param doc with the font in use that is to be mended
 * @param file the font itself
 */
export function moveMarks(doc: Document, file: Buffer): void {
  const font = fontOf(doc);
  const layOut = font.layout.bind(font);
  const moved = findMovedMarks(file);
  font.layout = (text, ...rest) => {
    const run = layOut(text, ...rest);
    for (const { name, places } of marks) {
      const isBesideI = [...text.matchAll(places)].map((place) => place[1] !== '');
      let seen = 0;
      run.glyphs = run.glyphs.map((glyph) => {
        if (!glyph.name.includes(name)) return glyph;
        const id = isBesideI[seen++] ? moved.get(glyph.name) : undefined;
        return id === undefined ? glyph : font.getGlyph(id, glyph.codePoints);
      });
    }
    return run;
  };
}

const fontOf = (doc: Document) => (doc as unknown as { _font: { font: LaidFont } })._font.font;

const known = new Map<Buffer, Map<string, number>>();

/** The ids of the glyphs that stand beside a short i, by the names of the plain ones. */
function findMovedMarks(file: Buffer): Map<string, number> {
  const found = known.get(file);
  if (found) return found;
  // a font of its own: a glyph that was looked at is no longer shaped
  const font = fontOf(new PDFDocument().font(file));
  const moved = new Map<string, number>();
  for (let id = 0; id < font.numGlyphs; id += 1) {
    const plain = /^(\w+)\.amI$/.exec(font.getGlyph(id).name)?.[1];
    if (plain) moved.set(plain, id);
  }
  known.set(file, moved);
  return moved;
}
