import type { Weight } from './fonts/read-fonts';
import { readFont } from './fonts/read-fonts';
import { moveMarks } from './move-marks';

type Document = PDFKit.PDFDocument;

/** How a text is set. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: string;
  align?: 'start' | 'center' | 'end';
}

// the fonts come by script: a text is set in runs, spaces going with what is before them
const runPattern =
  /[\u0900-\u097f\u200c\u200d]+[\u0900-\u097f\u200c\u200d\s]*|[^\u0900-\u097f\u200c\u200d]+/g;
// signs that neither font has
const replacements: Readonly<Record<string, string>> = { '′': "'", '″': '"', '℞': '*' };

const isDevanagari = (run: string) => /[\u0900-\u097f]/.test(run);

/** Makes the fonts known to a document. */
export function registerFonts(doc: Document): void {
  for (const script of ['latin', 'devanagari'] as const)
    for (const weight of [400, 600] as const)
      doc.registerFont(`${script}-${weight}`, readFont(script, weight));
  for (const weight of [400, 600] as const)
    moveMarks(doc.font(`devanagari-${weight}`), readFont('devanagari', weight));
}

function listRuns(text: string): string[] {
  return text.replace(/[′″℞]/g, (sign) => replacements[sign] ?? sign).match(runPattern) ?? [];
}

function useFont(doc: Document, run: string, { size, weight = 400 }: TextStyle): void {
  doc.font(`${isDevanagari(run) ? 'devanagari' : 'latin'}-${weight}`).fontSize(size);
}

/** The width of a text in points. */
export function measureText(doc: Document, text: string, style: TextStyle): number {
  return listRuns(text).reduce((width, run) => {
    useFont(doc, run, style);
    return width + doc.widthOfString(run);
  }, 0);
}

/** Sets one line with its baseline at `y`. */
export function setLine(doc: Document, text: string, x: number, y: number, style: TextStyle): void {
  const before = { start: 0, center: 0.5, end: 1 }[style.align ?? 'start'];
  let at = before === 0 ? x : x - measureText(doc, text, style) * before;
  doc.fillColor(style.color ?? '#2b1d18');
  for (const run of listRuns(text)) {
    useFont(doc, run, style);
    doc.text(run, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += doc.widthOfString(run);
  }
}

/** Breaks a text into lines of at most a width. */
export function breakLines(doc: Document, text: string, width: number, style: TextStyle): string[] {
  const gap = measureText(doc, ' ', style);
  const lines: string[] = [];
  let line = '';
  let length = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    // with its space, as it will stand in the line: so it is shaped once
    const added = measureText(doc, `${word} `, style);
    if (line && length + added - gap > width) {
      lines.push(line);
      line = word;
      length = added;
    } else {
      line = line ? `${line} ${word}` : word;
      length += added;
    }
  }
  return line ? [...lines, line] : lines;
}
