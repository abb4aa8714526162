import PDFDocument from 'pdfkit';
import { breakLines, measureText, registerFonts } from './set-text';

const doc = new PDFDocument();
registerFonts(doc);
const style = { size: 10 };

describe('setting text', () => {
  it('measures each script in its own font', () => {
    const both = measureText(doc, 'लग्न D9', style);
    const parts = measureText(doc, 'लग्न ', style) + measureText(doc, 'D9', style);
    expect(both).toBeCloseTo(parts, 6);
    expect(measureText(doc, 'क्ष', style)).toBeLessThan(measureText(doc, 'कष', style) * 0.9);
  });

  it('breaks lines that fit and loses no word', () => {
    const text = 'जन्म का समय और स्थान: 15 April 1990, Bengaluru, Karnataka, भारत';
    const lines = breakLines(doc, text, 120, style);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(measureText(doc, line, style)).toBeLessThanOrEqual(121);
  });

  it('takes the glyphs that keep clear of a short i, and shapes the rest as before', () => {
    const { font } = (
      doc.font('devanagari-400') as unknown as {
        _font: { font: { layout(text: string): { glyphs: { name: string }[] } } };
      }
    )._font;
    const names = (text: string) => font.layout(text).glyphs.map(({ name }) => name);
    expect(names('सिंह')).toContain('dvAnusvara.amI');
    expect(names('चंद्र')).toContain('dvAnusvara');
    expect(names('कार्ति')).toContain('dvReph.amI');
    expect(names('सिकं')).not.toContain('dvAnusvara.amI');
    expect(names('कर्म सिंह')).toContain('dvReph');
  });
});
