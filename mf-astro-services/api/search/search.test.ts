import { searchAstro } from 'shared/contracts/search';
import type { CallContext } from 'shared/remote-kit/api';
import { readWhen } from './read-when';
import { serveSearch } from './routes';

const [endpoint] = serveSearch(() => new Date('2026-11-08T06:00:00Z'));

async function search(q: string, more: object = {}) {
  const outcome = await endpoint?.handle(
    { params: {}, query: { q, ...more }, body: undefined },
    {} as CallContext,
  );
  if (!outcome?.ok) throw new Error(JSON.stringify(outcome));
  return searchAstro.answer.parse(outcome.answer).data;
}

test.each([
  ['karwa chauth 2027', 'Karwa Chauth: Monday, 18 October 2027', '/new-delhi/2027-10-18'],
  ['karva chauth date 2027', 'Karwa Chauth: Monday, 18 October 2027', '/new-delhi/2027-10-18'],
  ['diwali 2028', 'Diwali (Lakshmi Puja): Tuesday, 17 October 2028', '/new-delhi/2028-10-17'],
  ['diwali', 'Diwali (Lakshmi Puja): Sunday, 8 November 2026', '/new-delhi/2026-11-08'],
  ['दिवाली 2028', 'Diwali (Lakshmi Puja): Tuesday, 17 October 2028', '/new-delhi/2028-10-17'],
  ['करवाचौथ २०२७', 'Karwa Chauth: Monday, 18 October 2027', '/new-delhi/2027-10-18'],
  ['chhath puja kab hai', 'Chhath Puja: Sunday, 15 November 2026', '/new-delhi/2026-11-15'],
])('%s is answered with its date', async (q, title, path) => {
  const [first] = await search(q);
  expect([first?.title, first?.path]).toEqual([title, `/astrology-services/panchang${path}`]);
  expect(first?.text).toContain('New Delhi');
});

test('the date is that of the city asked for, in the language asked in', async () => {
  const [first] = await search('करवा चौथ 2027', { lang: 'hi', city: 'patna' });
  expect(first?.title).toMatch(/^करवा चौथ: .*18 अक्टूबर 2027/);
  expect([first?.path, first?.text?.split(' · ')[0]]).toEqual([
    '/astrology-services/panchang/patna/2027-10-18',
    'पटना',
  ]);
});

test('what returns is told for its month', async () => {
  const found = await search('ekadashi december 2026');
  const dates = found.filter(({ kind }) => kind === 'date');
  expect(dates.length).toBeGreaterThanOrEqual(1);
  for (const { title } of dates) expect(title).toMatch(/Ekadashi.*December 2026/);
});

test.each([
  ['aaj ka panchang', '/astrology-services/panchang/new-delhi'],
  ['आज का पंचांग', '/astrology-services/panchang/new-delhi'],
  ['25 december 2026', '/astrology-services/panchang/new-delhi/2026-12-25'],
  ['panchang 25/12/2026', '/astrology-services/panchang/new-delhi/2026-12-25'],
  ['2027 calendar', '/astrology-services/panchang/new-delhi/festivals/year-2027'],
  ['hindu calendar march 2027', '/astrology-services/panchang/new-delhi/month/2027-03'],
  ['patna ka panchang', '/astrology-services/panchang/patna'],
  ['पटना का पंचांग', '/astrology-services/panchang/patna'],
  ['varanasi', '/astrology-services/panchang/varanasi'],
  ['kundli milan', '/astrology-services/kundli-matching'],
  ['कुंडली मिलान', '/astrology-services/kundli-matching'],
  ['guna milan', '/astrology-services/kundli-matching'],
  ['gun milaan', '/astrology-services/kundli-matching'],
  ['kundali', '/astrology-services/free-kundli'],
  ['janam kundli', '/astrology-services/free-kundli'],
  ['mangal dosh', '/astrology-services/free-kundli'],
  ['sade sati', '/astrology-services/free-kundli'],
  ['kalsarp', '/astrology-services/free-kundli'],
  ['panchang', '/astrology-services/panchang'],
  ['पंचांग', '/astrology-services/panchang'],
  ['pancahng', '/astrology-services/panchang'],
  ['chaughadiya', '/astrology-services/panchang'],
  ['rahu kal', '/astrology-services/panchang'],
  ['muhurt', '/astrology-services/muhurat'],
  ['vivah muhurat', '/astrology-services/muhurat'],
  ['moolank', '/numerology-calculator'],
])('%s leads to %s', async (q, path) => {
  const [first] = await search(q);
  expect(first?.path).toBe(path);
});

test.each(['', '𝟘', '?!', "';--", 'zzzz qqqq', 'कखगघङ', '31 february 2027', '1 may 9999'])(
  'nothing is made up for %p',
  async (q) => {
    const found = await search(q || ' x ');
    expect(found.filter(({ path }) => /\d{4}-\d{2}-\d{2}$/.test(path))).toEqual([]);
  },
);

test('a city nobody knows is as if none was named', async () => {
  const [first] = await search('diwali 2028', { city: 'no-such-place' });
  expect(first?.text).toContain('New Delhi');
});

test('years, months and days are read in any order', () => {
  expect(readWhen('25 Dec 2026')).toMatchObject({ day: 25, month: 12, year: 2026, rest: '' });
  expect(readWhen('2026 diwali')).toMatchObject({ day: null, year: 2026, rest: 'diwali' });
  expect(readWhen('दिसंबर २०२६ एकादशी')).toMatchObject({ month: 12, year: 2026, rest: 'एकादशी' });
  expect(readWhen('may 5')).toMatchObject({ day: 5, month: 5 });
});
