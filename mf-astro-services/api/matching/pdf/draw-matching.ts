import type { Matching } from 'shared/contracts/astro-matching';
import { writeDate } from 'shared/i18n/civil-times';
import type { HourFace } from 'shared/i18n/clock';
import { formatNumber } from 'shared/i18n/format';
import { conventionLabels, conventionNames } from '../../../model/convention-names';
import { grahaOrder } from '../../../model/graha-names';
import { describeBirth } from '../../../model/matching/describe-birth';
import { findBand, listKootas, writeShare } from '../../../model/matching/list-kootas';
import { matchText } from '../../../model/matching/match-text';
import { tellCautions } from '../../../model/matching/tell-cautions';
import { nameNakshatra, nameRashiInFull } from '../../../model/sky-names';
import { drawChart } from '../../kundli/pdf/draw-chart';
import { pdfText } from '../../kundli/pdf/pdf-text';
import { colors, Sheet } from 'shared/pdf/sheet';
import { body, persons, small } from './parts';
import { writeExceptions, writeManglik, writePorutham } from './write-findings';

type Lang = 'en' | 'hi';

/**
 * A match on A4: both charts, the kootas, exceptions, Manglik, porutham, and how it was computed.
 * @param day the date it is made on, `YYYY-MM-DD`
 */
export async function drawMatching(
  matching: Matching,
  face: HourFace,
  day: string,
): Promise<Buffer> {
  const { lang } = face;
  const text = pdfText[lang];
  const sheet = new Sheet({ Title: text.matchTitle, Author: 'Tarapath' });
  writeHead(sheet, matching, face);
  drawCharts(sheet, matching, lang);
  writeKootas(sheet, matching, lang);
  writeExceptions(sheet, matching, lang);
  writeManglik(sheet, matching, lang);
  writePorutham(sheet, matching, lang);
  writeConventions(sheet, matching, lang);
  return sheet.finish(text.footer(writeDate(day, lang)));
}

function writeHead(sheet: Sheet, matching: Matching, face: HourFace): void {
  const { lang } = face;
  const words = matchText[lang];
  const { total } = matching.match.ashtakoota;
  sheet.write(pdfText[lang].matchTitle, { size: 26, weight: 600, color: colors.red });
  for (const person of persons)
    sheet.write(`${words[person]}: ${describeBirth(matching[person], face)}`, {
      ...{ size: 11, color: colors.soft },
    });
  sheet.space(8);
  const score = words.score(formatNumber(total, lang));
  sheet.write(score, { size: 16, weight: 600, color: colors.teal });
  sheet.write(words.bands[findBand(total)], body);
  for (const caution of tellCautions(matching.match, lang)) sheet.write(caution, body);
  const { range } = matching.match;
  if (range)
    sheet.write(words.range(formatNumber(range.least, lang), formatNumber(range.most, lang)), body);
  sheet.space(10);
}

function drawCharts(sheet: Sheet, matching: Matching, lang: Lang): void {
  const words = matchText[lang];
  const size = (sheet.width - 20) / 2;
  persons.forEach((person, index) => {
    const { ascendant, planets } = matching[person];
    const title = ascendant
      ? words.chartOf[person]
      : `${words.chartOf[person]} (${words.moonChart})`;
    const grahas = grahaOrder.map((key) => ({ key, ...planets[key] }));
    const firstRashi = (ascendant ?? planets.moon).rashi;
    const x = sheet.left + index * (size + 20);
    drawChart(sheet.doc, { title, lang, firstRashi, grahas }, x, sheet.y, size);
  });
  sheet.space(size + 26);
  sheet.write(pdfText[lang].retrogradeMark, small);
  for (const person of persons) {
    const { ascendant, planets } = matching[person];
    const { rashi, nakshatra, pada } = planets.moon;
    const facts = [
      ...(ascendant ? [`${words.lagna} ${nameRashiInFull(ascendant.rashi, lang)}`] : []),
      `${words.moonSign} ${nameRashiInFull(rashi, lang)}`,
      `${words.nakshatra} ${nameNakshatra(nakshatra, lang)}, ${words.pada} ${pada}`,
    ];
    sheet.write(`${words[person]}: ${facts.join(' · ')}`, body);
  }
}

function writeKootas(sheet: Sheet, matching: Matching, lang: Lang): void {
  const words = matchText[lang];
  const rows = listKootas(matching, lang).map(({ name, boy, girl, points }) => ({
    cells: [name, boy, girl, points],
  }));
  const total = writeShare(matching.match.ashtakoota.total, 36, lang);
  sheet.heading(words.kootas);
  sheet.table([3, 4, 4, 2], words.kootaColumns, [
    ...rows,
    { cells: [words.total, '', '', total], isMarked: true },
  ]);
  sheet.space(6);
  sheet.write(words.notVerdict, small);
}

function writeConventions(sheet: Sheet, matching: Matching, lang: Lang): void {
  const text = pdfText[lang];
  const words = matchText[lang];
  sheet.heading(text.how);
  sheet.write(words.conventions, body);
  for (const person of persons) {
    const { utc, offset, input, conventions } = matching[person];
    const { latitude, longitude, timeZone } = input.place;
    const facts = [
      `${text.instant}: ${utc.replace('T', ' ').replace('Z', '')}`,
      `${text.offset}: ${offset.text.replace('−', '-')} (${timeZone})`,
      `${text.coordinates}: ${latitude.toFixed(3)}°, ${longitude.toFixed(3)}°`,
      `${conventionLabels[lang].clock}: ${conventionNames.clock[lang][conventions.clock]}`,
    ];
    sheet.write(`${words[person]}: ${facts.join(' · ')}`, body);
  }
}
