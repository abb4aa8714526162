import {
  horoscopePeriods,
  signSlugs,
  type Horoscope,
  type HoroscopePeriod,
} from 'shared/contracts/content-horoscope';
import { addDays } from 'shared/jyotish/panchang/civil-day';
import { indianFace } from './indian-face';
import { composeHoroscope } from './compose-horoscope';
import { areaGrahas, type Library } from './lines/library';
import { readPeriodSky } from './period-sky';
import { findSpan } from './spans';
import { english } from './words/english';
import { hindi } from './words/hindi';

const languages = ['en', 'hi'] as const;
const words = { en: english, hi: hindi };

/** The horoscopes of the twelve signs for some periods in turn. */
function composeAll(period: HoroscopePeriod, from: string, count: number, lang: 'en' | 'hi') {
  const rows: Horoscope[][] = [];
  let date = from;
  for (let done = 0; done < count; done += 1) {
    const sky = readPeriodSky(findSpan(period, date));
    rows.push(signSlugs.map((sign) => composeHoroscope(sky, sign, { ...indianFace, lang })));
    date = addDays(sky.span.until, 1);
  }
  return rows;
}

const wholeText = ({ summary, paragraphs, areas }: Horoscope) =>
  [summary, ...paragraphs, ...areas.map(({ text }) => text)].join(' ');
const listSentences = (text: string) => text.split(/(?<=[.।?!])\s+/);
/** What is said more than once. */
const findRepeated = (said: readonly string[]) => said.filter((one, at) => said.indexOf(one) < at);
/** Every wording there is for what a graha does. */
const listVerbs = ({ areas, slow }: Library) => [
  ...Object.values(areas).flatMap(({ graha }) => graha.flat()),
  ...Object.values(slow).flat(),
];
/** Every whole sentence of the library. */
const listLines = ({ day, areas }: Library) => [
  ...day.flat(),
  ...Object.values(areas).flatMap(({ moon }) => moon.flat()),
];
const parts = ({ summary, areas }: Horoscope) => [summary, ...areas.map(({ text }) => text)];

const brokenText = /undefined|null|NaN| {2}|\.\.|।।| [.,।]/;

const stretches = [
  ['daily', '2026-01-01', 400],
  ['weekly', '2026-01-01', 60],
  ['monthly', '2026-01-01', 24],
  ['yearly', '2020-01-01', 10],
  // Saturn is in one sign three times
  ['yearly', '2041-01-01', 2],
] as const;

describe.each(languages)('in %s', (lang) => {
  it('has no wording twice in its library', () => {
    const { library } = words[lang];
    expect(findRepeated([...listVerbs(library), ...listLines(library)])).toEqual([]);
  });

  describe.each(stretches)('%s horoscopes from %s, %d of them', (period, from, count) => {
    const rows = composeAll(period, from, count, lang);
    const all = rows.flat();

    it('never says the same twice', () => {
      expect(new Set(all.map(wholeText)).size).toBe(all.length);
    });

    it('says of no two signs the same, in no part', () => {
      const repeated = rows.filter((row) =>
        [0, 1, 2, 3, 4].some((part) => new Set(row.map((one) => parts(one)[part])).size < 12),
      );
      expect(repeated.map((row) => row[0]?.key)).toEqual([]);
    });

    it('says nothing again in the period that follows', () => {
      const repeated = rows.slice(1).flatMap((row, index) =>
        row.filter((one, sign) => {
          const before = rows[index]?.[sign];
          return before && parts(one).some((part, at) => part === parts(before)[at]);
        }),
      );
      expect(repeated).toEqual([]);
    });

    it('names in every area the graha it is read from, and gives it as a reason', () => {
      const groundless = all.filter(({ areas, why }) =>
        areas.some(({ area, text }) => {
          const graha = areaGrahas[area];
          const isNamed = text.includes(words[lang].grahas[graha]);
          return !isNamed || !why.some((reason) => reason.graha === graha);
        }),
      );
      expect(groundless).toEqual([]);
    });

    it('says no sentence twice in one text', () => {
      expect(all.flatMap((one) => findRepeated(listSentences(wholeText(one))))).toEqual([]);
    });

    it('tells in no two sentences of a text the same of a graha', () => {
      const verbs = listVerbs(words[lang].library);
      const repeated = all.flatMap((one) => {
        const text = wholeText(one);
        return verbs.filter((verb) => text.split(` ${verb}`).length > 2);
      });
      expect(repeated).toEqual([]);
    });

    it('leaves no gap in its sentences', () => {
      const broken = all.map(wholeText).filter((text) => brokenText.test(text));
      expect(broken).toEqual([]);
    });
  });
});

it('writes Hindi without Latin letters', () => {
  for (const period of horoscopePeriods)
    for (const one of composeAll(period, '2026-11-21', 1, 'hi').flat())
      expect(wholeText(one)).not.toMatch(/[A-Za-z]/);
});

// 2026-11-21: by the panchang of the same engine the Moon is in Meena until the evening of the 22nd
it('counts the house of the Moon from the sign', () => {
  const [row] = composeAll('daily', '2026-11-21', 1, 'en');
  const houses = row?.map(({ moon }) => moon[0]?.house);
  const first = houses?.[0] ?? 0;
  expect(houses).toEqual(signSlugs.map((_, rashi) => ((first - rashi + 11) % 12) + 1));
  expect(row?.[0]?.moon[0]?.rashi).toBe(first - 1);
});
