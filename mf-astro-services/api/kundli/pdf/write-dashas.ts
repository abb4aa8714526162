import { formatDate } from 'shared/i18n/format';
import { computeAntardashas } from 'shared/jyotish/dasha/vimshottari';
import type { DashaPeriod } from 'shared/jyotish/dasha/dasha-period';
import { grahaNames } from '../../../model/graha-names';
import type { PdfKundli } from './draw-kundli';
import { pdfText } from './pdf-text';
import type { Sheet } from 'shared/pdf/sheet';

/** The mahadashas, and the antardashas of the one that runs. */
export function writeDashas(sheet: Sheet, { kundli, lang, now }: PdfKundli): void {
  const text = pdfText[lang];
  const day = (iso: string) => formatDate(iso, lang, { dateStyle: 'medium' });
  const writeTable = (periods: readonly DashaPeriod[]) =>
    sheet.table(
      [1, 1, 1],
      text.dashaColumns,
      periods.map(({ lord, start, end }) => ({
        cells: [grahaNames[lang][lord][0], day(start), day(end)],
        isMarked: start <= now && now < end,
      })),
    );
  sheet.heading(text.dashas);
  writeTable(kundli.vimshottari ?? []);
  if (!kundli.running) return;
  const { mahadasha } = kundli.running;
  sheet.heading(text.antardashas(grahaNames[lang][mahadasha.lord][0]));
  writeTable(computeAntardashas(mahadasha));
}
