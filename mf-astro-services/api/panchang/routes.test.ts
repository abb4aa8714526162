import {
  getFestivalCalendar,
  getMuhurat,
  getPanchang,
  getPanchangMonth,
} from 'shared/contracts/astro-panchang';
import type { AnyEndpoint, AnswerOf } from 'shared/contracts/contract';
import type { CallContext, Outcome } from 'shared/remote-kit/api';
import { suggestPlaces } from '../places/suggest-places';
import { serveFestivalFile } from './festival-file';
import { servePanchang } from './routes';

const endpoints = servePanchang(() => new Date('2026-11-08T20:00:00Z'));

async function ask(contract: AnyEndpoint, params: object, query: object = {}) {
  const found = endpoints.find((endpoint) => endpoint.contract.id === contract.id);
  if (!found) throw new Error(`${contract.id} is not served`);
  return found.handle({ params, query, body: undefined }, {} as CallContext);
}

async function call<E extends AnyEndpoint>(
  contract: E,
  params: object,
  query?: object,
): Promise<AnswerOf<E>> {
  const outcome: Outcome<unknown> = await ask(contract, params, query);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return contract.answer.parse(outcome.answer) as AnswerOf<E>;
}

test('Diwali 2026 in Delhi: Chaturdashi at sunrise, the festival with its rule', async () => {
  const { data } = await call(getPanchang, { city: 'delhi' }, { date: '2026-11-08' });
  expect(data.place).toMatchObject({ slug: 'delhi', timeZone: 'Asia/Kolkata' });
  expect(data.day?.tithi.map(({ index }) => index)).toEqual([29, 30]);
  expect(data.day?.month).toMatchObject({ amanta: 7, purnimanta: 8, years: { vikram: 2083 } });
  expect(data.festivals?.map(({ id }) => id)).toContain('diwali');
  // 20:00 UTC is after midnight in India
  expect(data.today).toBe('2026-11-09');
});

test('a great Purnima stands once, without the monthly vrat of its name', async () => {
  const { data } = await call(getPanchang, { city: 'delhi' }, { date: '2026-11-24' });
  const ids = data.festivals?.map(({ id }) => id);
  expect(ids).toContain('kartik-purnima');
  expect(ids).not.toContain('purnima');
});

test('the date is that of the city, an older name is led to the slug of today', async () => {
  const london = await call(getPanchang, { city: 'london' });
  expect(london.data.date).toBe('2026-11-08');
  const mumbai = await call(getPanchang, { city: 'bombay' }, { lang: 'hi' });
  expect(mumbai.data.place).toMatchObject({ slug: 'mumbai', name: 'मुंबई' });
});

test('wrong dates, years and cities are refused by name', async () => {
  for (const date of ['2026-02-30', '8 November', '1700-01-01', '2500-01-01'])
    expect(await ask(getPanchang, { city: 'delhi' }, { date })).toMatchObject({
      ok: false,
      error: { status: 400, fields: { 'query.date': expect.any(String) } },
    });
  for (const contract of [getPanchang, getPanchangMonth, getFestivalCalendar])
    expect(await ask(contract, { city: 'atlantis' }, { month: '2026-11' })).toMatchObject({
      ok: false,
      error: { status: 404 },
    });
});

test.each(['1800-01-01', '2199-12-31'])(
  'the edge of the tables, %s, has a panchang',
  async (date) => {
    const { data } = await call(getPanchang, { city: 'new-york' }, { date });
    expect(data.day?.tithi.length).toBeGreaterThan(0);
    const query = { city: 'delhi', from: date.slice(0, 7), months: '12' };
    const found = await call(getMuhurat, { kind: 'vehicle' }, query);
    expect(found.data.until).toBe(`${date.slice(0, 4)}-12-31`);
    expect(found.data.muhurats.length).toBeGreaterThan(0);
    const calendar = await call(getFestivalCalendar, { city: 'delhi' }, { from: date });
    expect(calendar.data.festivals).toEqual(expect.any(Array));
  },
);

test('a polar day has the tithi of noon, and says why the rest is missing', async () => {
  const city = suggestPlaces('Tromsø', 'en')[0]?.id ?? '';
  const { data } = await call(getPanchang, { city }, { date: '2026-06-21' });
  expect(data).toMatchObject({ day: null, sunless: 'polar_day', festivals: null, muhurats: [] });
  const year = await call(getFestivalCalendar, { city }, { year: '2026' });
  expect(year.data.festivals?.map(({ id }) => id)).toContain('diwali');
  expect(year.data.absent).toContainEqual(expect.objectContaining({ why: 'polar_day' }));
  expect(data.noon.tithi).toBeGreaterThan(0);
  const month = await call(getPanchangMonth, { city }, { month: '2026-06' });
  expect(month.data.days).toHaveLength(30);
  expect(month.data.days[20]).toMatchObject({ leaf: null, sunless: 'polar_day' });
});

test('a month has a leaf for each date, with its festivals', async () => {
  const { data } = await call(getPanchangMonth, { city: 'varanasi' }, { month: '2026-11' });
  expect(data.days.map(({ date }) => date.slice(8))).toEqual(
    Array.from({ length: 30 }, (_, day) => String(day + 1).padStart(2, '0')),
  );
  expect(data.days[7]?.leaf?.tithi[0]?.index).toBe(29);
  expect(data.days[7]?.festivals.map(({ id }) => id)).toContain('diwali');
});

test('what is next goes over the turn of the year, without the monthly vrats if asked', async () => {
  const query = { from: '2026-12-20', which: 'major', limit: '12' };
  const { data } = await call(getFestivalCalendar, { city: 'delhi' }, query);
  expect(data.festivals).toHaveLength(12);
  const dates = data.festivals?.map(({ date }) => date) ?? [];
  expect(dates).toEqual([...dates].sort());
  expect(dates[0]?.startsWith('2026-12')).toBe(true);
  expect(dates.at(-1)?.startsWith('2027-01')).toBe(true);
  expect(data.festivals?.map(({ id }) => id)).not.toContain('pradosha-vrat');
});

test('chosen festivals of this year and the next come in one answer', async () => {
  const query = { ids: 'diwali,janmashtami', years: '2' };
  const { data } = await call(getFestivalCalendar, { city: 'delhi' }, query);
  expect(data.festivals?.map(({ id, date }) => `${id} ${date}`)).toEqual([
    'janmashtami 2026-09-04',
    'diwali 2026-11-08',
    'janmashtami 2027-08-25',
    'diwali 2027-10-29',
  ]);
  expect(await ask(getFestivalCalendar, { city: 'delhi' }, { ids: 'a b' })).toMatchObject({
    error: { status: 400 },
  });
});

test('another tradition is named in the reader’s language', async () => {
  const query = { ids: 'govardhan-puja', year: '2026', lang: 'hi' };
  const { data } = await call(getFestivalCalendar, { city: 'delhi' }, query);
  expect(data.festivals).toMatchObject([
    {
      date: '2026-11-10',
      alternatives: [{ date: '2026-11-09', name: 'दीपावली का अगला दिन मानने वाले पंचांग' }],
    },
  ]);
});

test('marriages begin after Chaturmas and stop for Kharmas', async () => {
  const query = { city: 'delhi', from: '2026-11', months: '3' };
  const { data } = await call(getMuhurat, { kind: 'marriage' }, query);
  expect(data).toMatchObject({ from: '2026-11-09', until: '2027-01-31' });
  expect(data.closed.map(({ name }) => name)).toEqual(['chaturmas', 'kharmas']);
  expect(data.muhurats[0]?.date).toBe('2026-11-20');
  expect(data.muhurats.some(({ date }) => date >= '2026-12-17' && date < '2027-01-14')).toBe(false);
});

test('the calendar file has one event for each festival; other names lead on to the pages', async () => {
  const { handle } = serveFestivalFile({ publicUrl: 'https://example.org' });
  const open = (city: string, file: string) =>
    handle({ params: { city, file }, query: new URLSearchParams(), lang: 'en', accept: '' });
  const found = await open('delhi', 'year-2026.ics');
  const text = String(found?.body);
  expect(found?.type).toBe('text/calendar; charset=utf-8');
  expect(text).toContain('UID:diwali-30-2026-11-08-delhi@example.org\r\n');
  const uids = text.match(/^UID:.*$/gm) ?? [];
  expect(uids.length).toBeGreaterThan(200);
  expect(new Set(uids).size).toBe(uids.length);
  expect(await open('delhi', 'year-2026')).toBeNull();
  expect(await open('delhi', 'year-1700.ics')).toBeNull();
  expect(await open('atlantis', 'year-2026.ics')).toBeNull();
});

test('a date that never was is refused by name, and is a gap in its month', async () => {
  const places = suggestPlaces('Apia', 'en');
  const city = places.find(({ timeZone }) => timeZone === 'Pacific/Apia')?.id ?? '';
  for (const [contract, query] of [
    [getPanchang, { date: '2011-12-30' }],
    [getFestivalCalendar, { from: '2011-12-30' }],
  ] as const)
    expect(await ask(contract, { city }, query)).toMatchObject({
      ok: false,
      error: { status: 400, code: 'skipped_date' },
    });
  const month = await call(getPanchangMonth, { city }, { month: '2011-12' });
  expect(month.data.days[29]).toMatchObject({ leaf: null, sunless: 'skipped_date' });
  expect(month.data.days[30]?.leaf).not.toBeNull();
});
