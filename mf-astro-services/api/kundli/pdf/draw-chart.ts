import { chartLines } from '../../../model/fixed-rashi-layout';
import { grahaNames, type GrahaKey } from '../../../model/graha-names';
import { layHouses } from '../../../model/north-indian-layout';
import { setLine } from 'shared/pdf/set-text';
import { colors } from 'shared/pdf/sheet';

interface DrawnChart {
  title: string;
  lang: 'en' | 'hi';
  firstRashi: number;
  grahas: readonly { key: GrahaKey; rashi: number; retrograde: boolean }[];
}

/** Draws a North Indian chart of a size at a place; the title stands above it. */
export function drawChart(
  doc: PDFKit.PDFDocument,
  { title, lang, firstRashi, grahas }: DrawnChart,
  x: number,
  y: number,
  size: number,
): void {
  setLine(doc, title, x, y + 10, { size: 10, weight: 600 });
  doc.save();
  doc.translate(x, y + 18).scale(size / 400);
  doc.path('M200 3 L298 101 L200 200 L102 101 Z').fill(colors.yellow);
  doc.path(chartLines.north).lineWidth(1.5).stroke('#b3261e');
  doc.rect(3, 3, 394, 394).lineWidth(4).stroke(colors.red);
  const retrograde = new Set<string>(grahas.flatMap((one) => (one.retrograde ? [one.key] : [])));
  for (const house of layHouses(firstRashi, grahas)) {
    const number = { size: 13, color: colors.soft, align: 'center' } as const;
    setLine(doc, String(house.sign), house.numberX, house.numberY + 5, number);
    for (const { key, x: markX, y: markY } of house.marks) {
      const name = grahaNames[lang][key as GrahaKey][1] + (retrograde.has(key) ? '*' : '');
      const style = { size: 17, weight: 600, color: colors.teal, align: 'center' } as const;
      setLine(doc, name, markX, markY + 6, style);
    }
  }
  doc.restore();
}
