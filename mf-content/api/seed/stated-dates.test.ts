import { writeDate } from 'shared/i18n/civil-times';
import type { FestivalId } from 'shared/jyotish/festivals/names';
import type { Festival } from 'shared/jyotish/festivals/festivals';
import { listFestivals } from 'shared/jyotish/festivals/festivals';
import type { Lang } from 'shared/remote-kit/page';
import type { ContentSeed } from './content-seed';
import { news } from './articles';
import { festivals } from './rite-items';

const articles: ContentSeed[] = [...festivals.read(), ...news.read()];
const [akshayaTritiya, diwali, diwaliNews, calendar2027] = [
  'akshaya-tritiya',
  'diwali',
  'diwali-2026-and-2027-dates',
  'festival-calendar-2027',
].map(findArticle) as [ContentSeed, ContentSeed, ContentSeed, ContentSeed];

function findArticle(slug: string): ContentSeed {
  const found = articles.find((article) => article.slug === slug);
  if (!found) throw new Error(`there is no ${slug}`);
  return found;
}

// Dates that articles state, against the calendar of New Delhi, which the pages show.
const place = { latitude: 28.6139, longitude: 77.209 };
const calendars = new Map(
  [2024, 2026, 2027].map((year) => [
    year,
    listFestivals({ year, timeZone: 'Asia/Kolkata', place }),
  ]),
);
const langs: readonly Lang[] = ['en', 'hi'];

function find(id: FestivalId, year: number): Festival {
  const found = calendars.get(year)?.find((festival) => festival.id === id);
  if (!found) throw new Error(`${id} is not in ${year}`);
  return found;
}

const write = (date: string, lang: Lang) =>
  writeDate(date, lang, { day: 'numeric', month: 'long' });

/** The cells of the table rows of a body, without head and rule. */
function readTable(body: string): string[][] {
  const rows = body.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const rowsOf2027: readonly (readonly FestivalId[])[] = [
  ['lohri'],
  ['makar-sankranti', 'pongal'],
  ['thaipusam'],
  ['basant-panchami'],
  ['maha-shivaratri'],
  ['holika-dahan'],
  ['holi'],
  ['ugadi', 'gudi-padwa', 'chaitra-navratri'],
  ['vaisakhi', 'puthandu'],
  ['ram-navami', 'vishu'],
  ['mahavir-jayanti'],
  ['hanuman-jayanti'],
  ['akshaya-tritiya'],
  ['buddha-purnima'],
  ['vat-savitri'],
  ['nirjala-ekadashi'],
  ['rath-yatra'],
  ['guru-purnima'],
  ['hariyali-teej'],
  ['nag-panchami'],
  ['raksha-bandhan'],
  ['janmashtami'],
  ['ganesh-chaturthi'],
  ['onam'],
  ['sharad-navratri'],
  ['maha-ashtami'],
  ['dussehra'],
  ['karwa-chauth'],
  ['dhanteras'],
  ['diwali'],
  ['chhath-puja'],
  ['guru-nanak-jayanti'],
  ['gita-jayanti'],
];

test.each(langs)('the calendar of 2027 has the dates of the panchang (%s)', (lang) => {
  const rows = readTable(calendar2027[lang].body);
  expect(rows).toHaveLength(rowsOf2027.length);
  rows.forEach(([name, stated], index) => {
    for (const id of rowsOf2027[index] ?? [])
      expect([name, id, stated]).toEqual([name, id, write(find(id, 2027).date, lang)]);
  });
});

test.each(langs)('the days of Diwali have the dates of the panchang (%s)', (lang) => {
  const ids = ['dhanteras', 'naraka-chaturdashi', 'diwali', 'govardhan-puja', 'bhai-dooj'] as const;
  const rows = readTable(diwaliNews[lang].body);
  expect(rows.map((cells) => cells.slice(1))).toEqual(
    ids.map((id) => [2026, 2027].map((year) => write(find(id, year).date, lang))),
  );
});

/** A date of an article, and those of other calendars where it names them. */
const claims: readonly (readonly [ContentSeed, FestivalId, number, 'alone' | 'with others'])[] = [
  [akshayaTritiya, 'akshaya-tritiya', 2027, 'with others'],
  [calendar2027, 'akshaya-tritiya', 2027, 'alone'],
  [calendar2027, 'makar-sankranti', 2027, 'with others'],
  [calendar2027, 'holika-dahan', 2027, 'alone'],
  [diwali, 'diwali', 2024, 'with others'],
  [diwaliNews, 'diwali', 2026, 'alone'],
  [diwaliNews, 'diwali', 2027, 'alone'],
];

test.each(claims)('%# an article states what the calendar has', (seed, id, year, which) => {
  const { date, alternatives } = find(id, year);
  const others = which === 'with others' ? alternatives.map((other) => other.date) : [];
  for (const lang of langs)
    for (const one of [date, ...others]) expect(seed[lang].body).toContain(write(one, lang));
});

test('the notes on 2027 name the days of both schools', () => {
  const days = (id: FestivalId) => {
    const { date, alternatives } = find(id, 2027);
    return [date, ...alternatives.map((other) => other.date)].map((one) => Number(one.slice(8)));
  };
  expect([days('akshaya-tritiya'), days('holika-dahan'), days('holi')]).toEqual([
    [9, 8],
    [21, 22],
    [22, 23],
  ]);
  expect(calendar2027.en.body).toContain(
    'the fire on the evening of the 22nd and colours on the 23rd',
  );
  expect(calendar2027.hi.body).toContain('होलिका 22 की शाम को और रंग 23 को');
});

test('what is said of 2026 holds: Hartalika with Ganesh Chaturthi, Govardhan after an empty day', () => {
  expect(find('hartalika-teej', 2026).date).toBe(find('ganesh-chaturthi', 2026).date);
  expect(find('govardhan-puja', 2026)).toMatchObject({
    date: '2026-11-10',
    alternatives: [{ date: '2026-11-09' }],
  });
  expect(find('kali-puja', 2027).date).toBe('2027-10-28');
});
