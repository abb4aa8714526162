import PDFDocument from 'pdfkit';
import type { TextStyle } from './set-text';
import { breakLines, registerFonts, setLine } from './set-text';

/** A4 in points, and the frame of the text. */
const page = { width: 595.28, height: 841.89, margin: 48 };
const bottom = page.height - page.margin - 18;

/** The colours of the site. */
export const colors = {
  red: '#8c1a14',
  teal: '#0a4a51',
  ink: '#2b1d18',
  soft: '#64524a',
  line: '#ecdfcf',
  yellow: '#fdf1d3',
};

/** A document that is written from above, page after page. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = page.margin;
  readonly width = page.width - 2 * page.margin;
  /** Where the next thing begins. */
  y = page.margin;

  constructor(info: { Title: string; Author: string }) {
    // the margin is kept by this class: pdfkit would begin pages of its own
    this.doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, info });
    registerFonts(this.doc);
  }

  /** Begins a new page when less than a height is left, and says whether it did. */
  reserve(height: number): boolean {
    if (this.y + height <= bottom) return false;
    this.doc.addPage();
    this.y = page.margin;
    return true;
  }

  space(height: number): void {
    this.y += height;
  }

  /** Writes a text in as many lines as it needs. */
  write(text: string, style: TextStyle, indent = 0): void {
    // Devanagari has marks above and below: it wants more room between lines
    const lineHeight = style.size * 1.5;
    for (const line of breakLines(this.doc, text, this.width - indent, style)) {
      this.reserve(lineHeight);
      const x = style.align === 'center' ? page.width / 2 : this.left + indent;
      setLine(this.doc, line, x, this.y + style.size * 1.1, style);
      this.y += lineHeight;
    }
  }

  heading(text: string): void {
    this.reserve(80);
    this.space(16);
    this.write(text, { size: 16, weight: 600, color: colors.red });
    this.space(4);
  }

  /**
   * Writes a table; widths are shares of the whole. A cell that is too long goes on in further lines, and
   * the head is written again on each page.
   * @param numbersFrom the first of the columns that are set to the right
   */
  table(
    shares: readonly number[],
    head: readonly string[],
    rows: readonly TableRow[],
    numbersFrom = shares.length,
  ): void {
    const columns = this.placeColumns(shares);
    const writeRow = (lines: string[][], style: TextStyle, fill: string | null) => {
      const height = heightOf(lines);
      if (fill) this.doc.rect(this.left, this.y, this.width, height).fill(fill);
      lines.forEach((cell, index) => {
        const { start = 0, width = 0 } = columns[index] ?? {};
        const isNumber = index >= numbersFrom;
        const x = isNumber ? start + width - 5 : start + 5;
        const align = isNumber ? 'end' : 'start';
        cell.forEach((line, at) =>
          setLine(this.doc, line, x, this.y + 13 + at * 11, { ...style, align }),
        );
      });
      this.y += height;
      this.doc.moveTo(this.left, this.y).lineTo(this.left + this.width, this.y);
      this.doc.lineWidth(0.5).stroke(colors.line);
    };
    const breakCells = (cells: readonly string[], style: TextStyle) =>
      cells.map((cell, index) =>
        breakLines(this.doc, cell, (columns[index]?.width ?? 0) - 10, style),
      );
    const bold: TextStyle = { size: 8.5, weight: 600, color: colors.ink };
    const heading = breakCells(head, bold);
    const writeHead = () => writeRow(heading, bold, '#e2f1f1');
    this.reserve(heightOf(heading) + 38);
    writeHead();
    for (const { cells, isMarked } of rows) {
      const style: TextStyle = { ...bold, weight: isMarked ? 600 : 400 };
      const lines = breakCells(cells, style);
      if (this.reserve(heightOf(lines))) writeHead();
      writeRow(lines, style, isMarked ? colors.yellow : null);
    }
  }

  private placeColumns(shares: readonly number[]): { start: number; width: number }[] {
    const whole = shares.reduce((sum, share) => sum + share, 0);
    let start = this.left;
    return shares.map((share) => {
      const column = { start, width: (this.width * share) / whole };
      start += column.width;
      return column;
    });
  }

  /** Numbers the pages and gives the bytes. */
  async finish(footer: string): Promise<Buffer> {
    const { doc } = this;
    const { start, count } = doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      doc.switchToPage(index);
      const text = `${footer}  ·  ${index + 1} / ${count}`;
      const style = { size: 8, color: colors.soft, align: 'center' } as const;
      setLine(doc, text, page.width / 2, page.height - 30, style);
    }
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => {
      doc.on('end', resolve);
      doc.on('error', reject);
    });
    doc.end();
    await ended;
    return Buffer.concat(chunks);
  }
}

/** A row of a table; a marked one stands out. */
export interface TableRow {
  cells: readonly string[];
  isMarked?: boolean;
}

/** Of a row whose cells have these lines. */
function heightOf(lines: readonly string[][]): number {
  return 8 + 11 * Math.max(1, ...lines.map(({ length }) => length));
}
