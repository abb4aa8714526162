import { formatDate } from 'shared/i18n/format';
import { computeSection } from 'shared/jyotish/report/sections';
import { shaniPeriodWords } from '../../../model/dosha-texts/shani-periods';
import { standingWords } from '../../../model/dosha-texts/standing-words';
import { tellDosha } from '../../../model/report/tell-dosha';
import { tellYoga } from '../../../model/report/tell-yoga';
import type { PdfKundli } from './draw-kundli';
import { pdfText } from './pdf-text';
import { colors, type Sheet } from 'shared/pdf/sheet';

const body = { size: 9.5 } as const;
const small = { size: 8.5, color: colors.soft } as const;

/** The yogas, each with what tradition connects with it, its ground here and its source. */
export function writeYogas(sheet: Sheet, { report, lang, now }: PdfKundli): void {
  const text = pdfText[lang];
  const yogas = (computeSection('yogas', report, now) ?? []).map((yoga) => tellYoga(yoga, lang));
  sheet.heading(text.yogas);
  if (yogas.length === 0) sheet.write(text.noYogas, body);
  for (const yoga of yogas) {
    sheet.reserve(60);
    sheet.write(yoga.name, { size: 11, weight: 600, color: colors.teal });
    sheet.write(yoga.tradition, body);
    sheet.write(yoga.because.join('; '), small);
    for (const rule of yoga.cancelledBy) sheet.write(`${text.setAside}: ${rule.text}`, small);
    sheet.write(`${text.source}: ${yoga.source}`, small);
    sheet.space(5);
  }
}

function tellStanding({ fired, standing }: ReturnType<typeof tellDosha>): string {
  const rules = fired.filter(({ id }) => standing.includes(id));
  return rules.map(({ text }) => text).join(' ');
}

/** The doshas with their exceptions first, and the periods of Saturn. */
export function writeDoshas(sheet: Sheet, { report, lang, now }: PdfKundli): void {
  const text = pdfText[lang];
  const found = computeSection('doshas', report, now);
  const doshas = found?.doshas?.map((dosha) => tellDosha(dosha, lang));
  if (doshas) {
    sheet.heading(text.doshas);
    if (doshas.length === 0) sheet.write(text.noDoshas, body);
  }
  for (const dosha of doshas ?? []) {
    sheet.reserve(80);
    sheet.write(dosha.name, { size: 11, weight: 600, color: colors.teal });
    if (dosha.extent === 'partial') sheet.write(standingWords[lang].partialNote, body);
    sheet.write(dosha.about, body);
    if (dosha.exceptions.length > 0)
      sheet.write(
        `${text.exceptions}: ${dosha.exceptions.map((rule) => rule.text).join(' ')}`,
        body,
      );
    if (dosha.exceptions.length > 0 && dosha.standing.length > 0)
      sheet.write(`${standingWords[lang].stillStands} ${tellStanding(dosha)}`, body);
    sheet.write(dosha.tradition, body);
    sheet.write(`${text.free}: ${dosha.remedies.join(' ')}`, small);
    sheet.space(5);
  }
  if (!found?.shani) return;
  const day = (iso: string) => formatDate(iso, lang, { dateStyle: 'medium' });
  sheet.heading(text.shani);
  sheet.write(shaniPeriodWords['sade-sati'][lang].tradition, body);
  sheet.space(4);
  sheet.table(
    [2, 1, 1],
    text.shaniColumns,
    found.shani.map(({ kind, start, end }) => ({
      cells: [shaniPeriodWords[kind][lang].name, day(start), day(end)],
      isMarked: start <= now && now < end,
    })),
  );
}
