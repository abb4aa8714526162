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

  /** Begins a new page when less than a height is left. */
  reserve(height: number): void {
    if (this.y + height <= bottom) return;
    this.doc.addPage();
    this.y = page.margin;
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

  /** Writes a table; widths are shares of the whole. */
  table(shares: readonly number[], head: readonly string[], rows: readonly TableRow[]): void {
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const height = 19;
    const starts = shares.map(
      (_, index) =>
        this.left +
        (this.width * shares.slice(0, index).reduce((sum, share) => sum + share, 0)) / whole,
    );
    const writeRow = (cells: readonly string[], fill: string | null, weight: 400 | 600) => {
      this.reserve(height);
      if (fill) this.doc.rect(this.left, this.y, this.width, height).fill(fill);
      cells.forEach((cell, index) =>
        setLine(this.doc, cell, (starts[index] ?? 0) + 5, this.y + 13, {
          ...{ size: 8.5, weight, color: colors.ink },
        }),
      );
      this.y += height;
      this.doc.moveTo(this.left, this.y).lineTo(this.left + this.width, this.y);
      this.doc.lineWidth(0.5).stroke(colors.line);
    };
    this.reserve(3 * height);
    writeRow(head, '#e2f1f1', 600);
    for (const { cells, isMarked } of rows)
      writeRow(cells, isMarked ? colors.yellow : null, isMarked ? 600 : 400);
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
