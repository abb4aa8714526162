import type { Kundli } from 'shared/contracts/astro-kundli';
import { writeDate } from 'shared/i18n/civil-times';
import { writeEnteredTime, type HourFace } from 'shared/i18n/clock';
import type { OpenReport } from 'shared/jyotish/report/open-report';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import { conventionLabels, conventionNames } from '../../../model/convention-names';
import { grahaNames, grahaOrder } from '../../../model/graha-names';
import { labelPlace } from 'shared/places/label-place';
import { chartText } from '../../../model/report/chart-text';
import { nameNakshatra, nameRashi, nameRashiInFull } from '../../../model/sky-names';
import { drawChart } from './draw-chart';
import { writeDashas } from './write-dashas';
import { writeDoshas, writeYogas } from './write-findings';
import { pdfText } from './pdf-text';
import { colors, Sheet } from 'shared/pdf/sheet';

/** What a PDF is made of. */
export interface PdfKundli extends HourFace {
  kundli: Kundli;
  report: OpenReport;
  /** ISO instant the running periods are marked for. */
  now: string;
  /** The date it is made on, `YYYY-MM-DD`. */
  day: string;
}

/** A kundli on A4: charts, positions, dashas, yogas, doshas, and how it was computed. */
export async function drawKundli(source: PdfKundli): Promise<Buffer> {
  const { kundli, lang, day } = source;
  const text = pdfText[lang];
  const { input, ascendant } = kundli;
  const title = input.name ? text.of(input.name) : text.title;
  const sheet = new Sheet({ Title: title, Author: 'Tarapath' });
  writeHead(sheet, source, title);
  drawCharts(sheet, source);
  writePositions(sheet, source);
  if (ascendant) {
    writeDashas(sheet, source);
    writeYogas(sheet, source);
  }
  writeDoshas(sheet, source);
  writeConventions(sheet, source);
  return sheet.finish(text.footer(writeDate(day, lang)));
}

function writeHead(sheet: Sheet, { kundli, lang, clock }: PdfKundli, title: string): void {
  const text = pdfText[lang];
  const words = chartText[lang];
  const { input, ascendant, planets, moonOfDay } = kundli;
  const { latitude, longitude, name } = input.place;
  const place = name
    ? labelPlace({ ...input.place, name })
    : `${latitude.toFixed(2)}°, ${longitude.toFixed(2)}°`;
  const born = writeDate(input.date, lang);
  const time = input.time ? writeEnteredTime(input.time, { clock, lang }) : text.noTime;
  sheet.write(title, { size: 26, weight: 600, color: colors.red });
  sheet.write(text.born(born, time, place), { size: 11, color: colors.soft });
  sheet.space(8);
  const { moon } = planets;
  const facts = [
    ...(ascendant ? [`${words.lagna}: ${nameRashiInFull(ascendant.rashi, lang)}`] : []),
    ...(moonOfDay
      ? []
      : [
          `${words.moonSign}: ${nameRashiInFull(moon.rashi, lang)}`,
          `${words.nakshatra}: ${nameNakshatra(moon.nakshatra, lang)}, ${words.pada} ${moon.pada}`,
        ]),
  ];
  for (const fact of facts) sheet.write(fact, { size: 12, weight: 600, color: colors.teal });
  if (!ascendant) sheet.write(words.unknownTime, { size: 9.5, color: colors.soft });
  sheet.space(10);
}

function drawCharts(sheet: Sheet, { kundli, lang }: PdfKundli): void {
  const words = chartText[lang];
  const { ascendant, planets } = kundli;
  const grahas = grahaOrder.map((key) => ({ key, ...planets[key] }));
  const size = (sheet.width - 20) / 2;
  const first = (ascendant ?? planets.moon).rashi;
  const title = ascendant ? words.lagnaChart : words.moonChart;
  drawChart(sheet.doc, { title, lang, firstRashi: first, grahas }, sheet.left, sheet.y, size);
  if (ascendant) {
    const navamsas = grahas.map((graha) => ({ ...graha, rashi: graha.navamsa }));
    const chart = { title: words.navamsaChart, lang, firstRashi: ascendant.navamsa };
    const x = sheet.left + size + 20;
    drawChart(sheet.doc, { ...chart, grahas: navamsas }, x, sheet.y, size);
  }
  sheet.space(size + 26);
  sheet.write(pdfText[lang].retrogradeMark, { size: 8.5, color: colors.soft });
}

function writePositions(sheet: Sheet, { kundli, lang }: PdfKundli): void {
  const words = chartText[lang];
  const { ascendant, planets } = kundli;
  sheet.heading(words.positions);
  const where = (place: { rashi: number; longitude: number; nakshatra: number; pada: number }) => [
    nameRashi(place.rashi, lang),
    formatWithinRashi(place.longitude),
    `${nameNakshatra(place.nakshatra, lang)} ${place.pada}`,
  ];
  const rows = grahaOrder.map((graha) => {
    const place = planets[graha];
    const isNode = graha === 'rahu' || graha === 'ketu';
    const states = [
      ...(isNode && place.dignity === 'neutral' ? [] : [words.dignities[place.dignity]]),
      ...(place.retrograde && !isNode ? [words.retrograde] : []),
      ...(place.combust ? [words.combust] : []),
    ];
    const house = place.house === null ? '–' : String(place.house);
    return { cells: [grahaNames[lang][graha][0], ...where(place), house, states.join(', ')] };
  });
  const lagna = ascendant ? [{ cells: [words.ascendant, ...where(ascendant), '1', ''] }] : [];
  const [name = '', rashi = '', degree = '', nakshatra = '', , house = '', dignity = ''] =
    words.columns;
  const head = [name, rashi, degree, nakshatra, house, dignity];
  sheet.table([13, 14, 14, 24, 8, 27], head, [...lagna, ...rows]);
}

function writeConventions(sheet: Sheet, { kundli, lang }: PdfKundli): void {
  const text = pdfText[lang];
  const label = conventionLabels[lang];
  const { conventions, input, utc, offset, ayanamsa } = kundli;
  sheet.heading(text.how);
  const rows = [
    [text.instant, utc.replace('T', ' ').replace('Z', '')],
    [text.offset, `${offset.text} (${input.place.timeZone})`],
    [text.coordinates, `${input.place.latitude.toFixed(3)}°, ${input.place.longitude.toFixed(3)}°`],
    [label.clock, conventionNames.clock[lang][conventions.clock]],
    [
      label.ayanamsa,
      `${conventionNames.ayanamsa[lang][conventions.ayanamsa]}, ${formatWithinRashi(ayanamsa)}`,
    ],
    [label.node, conventionNames.node[lang][conventions.node]],
    [label.dashaYear, conventionNames.dashaYear[lang][conventions.dashaYear]],
  ];
  for (const [term = '', value = ''] of rows)
    sheet.write(`${term}: ${value.replace('−', '-')}`, { size: 9.5 });
  sheet.space(8);
  sheet.write(text.closing, { size: 9.5, color: colors.soft });
}
