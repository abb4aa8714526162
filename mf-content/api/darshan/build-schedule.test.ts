import { buildSchedule, type StoredTemple } from './build-schedule';
import type { StoredRite } from './list-rites';

const rite = (slug: string, starts: string, ends: string | null, more = {}): StoredRite => ({
  slug,
  nameEn: slug,
  nameHi: `${slug} हिंदी`,
  starts,
  ends,
  months: null,
  weekdays: null,
  stream: null,
  ...more,
});

const temple = (slug: string, rites: StoredRite[], more = {}): StoredTemple => ({
  slug,
  nameEn: slug,
  nameHi: `${slug} हिंदी`,
  placeEn: 'Place',
  placeHi: 'स्थान',
  deityEn: 'Deity',
  deityHi: 'देव',
  keeperEn: 'Trust',
  keeperHi: 'न्यास',
  website: 'https://temple.example',
  timeZone: 'Asia/Kolkata',
  latitude: 25.31,
  longitude: 83.01,
  rites,
  ...more,
});

function ask(temples: StoredTemple[], now: string, date: string | null = null) {
  return buildSchedule(temples, { kind: 'aarti', date, lang: 'en', now: new Date(now) });
}

const morning = rite('morning', '05:00', '05:30');
const evening = rite('evening', '19:00', '19:45');

test('states and local times of a day', () => {
  // 19:10 at the temple
  const [day] = ask([temple('a', [evening, morning])], '2026-11-21T13:40:00Z').temples;
  expect(day).toMatchObject({ date: '2026-11-21', next: { slug: 'morning', state: 'upcoming' } });
  expect(day?.rites.map(({ slug, state }) => [slug, state])).toEqual([
    ['morning', 'over'],
    ['evening', 'now'],
  ]);
  expect(day?.rites[1]).toMatchObject({
    starts_at: '2026-11-21T13:30:00.000Z',
    ends_at: '2026-11-21T14:15:00.000Z',
    local_start: '19:00',
    local_end: '19:45',
    follows: 'clock',
  });
  // the next is tomorrow's
  expect(day?.next?.starts_at).toBe('2026-11-21T23:30:00.000Z');
});

test('what is on comes first, then what begins first', () => {
  const temples = [
    temple('later', [rite('x', '21:00', null)]),
    temple('tomorrow', [morning]),
    temple('on', [evening]),
    temple('soon', [rite('x', '19:30', null)]),
    temple('ends-first', [rite('x', '18:00', '19:15')]),
  ];
  const { temples: days, next } = ask(temples, '2026-11-21T13:40:00Z');
  expect(days.map(({ slug }) => slug)).toEqual(['ends-first', 'on', 'soon', 'later', 'tomorrow']);
  expect(next).toEqual({ temple: 'soon', rite: 'x', starts_at: '2026-11-21T14:00:00.000Z' });
});

test('a rite past midnight is on under its own day and the day after', () => {
  const night = temple('a', [rite('night', '23:30', '00:30')]);
  const [before] = ask([night], '2026-11-21T18:10:00Z').temples;
  expect(before).toMatchObject({ date: '2026-11-21', rites: [{ local_end: '00:30' }] });
  const [after] = ask([night], '2026-11-21T18:40:00Z').temples;
  expect(after?.date).toBe('2026-11-22');
  expect(after?.rites.map(({ starts_at, state }) => [starts_at, state])).toEqual([
    ['2026-11-21T18:00:00.000Z', 'now'],
    ['2026-11-22T18:00:00.000Z', 'upcoming'],
  ]);
  const [later] = ask([night], '2026-11-21T19:10:00Z').temples;
  expect(later?.rites.map(({ state }) => state)).toEqual(['upcoming']);
});

test('each temple has its own today and its own summer time', () => {
  const abroad = temple('abroad', [rite('x', '19:00', '20:00')], {
    timeZone: 'America/New_York',
    latitude: 40.7,
    longitude: -74,
  });
  // 01:30 on the 22nd in India, 15:00 on the 21st in New York
  const { temples } = ask([temple('a', [morning]), abroad], '2026-11-21T20:00:00Z');
  expect(temples.map(({ slug, date }) => [slug, date])).toEqual([
    ['a', '2026-11-22'],
    ['abroad', '2026-11-21'],
  ]);
  const startOn = (date: string) =>
    ask([abroad], '2026-11-21T20:00:00Z', date).temples[0]?.rites[0];
  expect(startOn('2026-10-31')).toMatchObject({
    starts_at: '2026-10-31T23:00:00.000Z',
    local_start: '19:00',
  });
  expect(startOn('2026-11-02')).toMatchObject({
    starts_at: '2026-11-03T00:00:00.000Z',
    local_start: '19:00',
  });
});

test('by the sun, the hour moves through the year and stays at dusk', () => {
  const ghat = temple('ghat', [rite('aarti', 'sunset', 'sunset+45')]);
  const on = (date: string) => ask([ghat], '2026-01-01T00:00:00Z', date).temples[0]?.rites[0];
  expect(on('2026-12-21')).toMatchObject({ follows: 'sunset' });
  expect(on('2026-12-21')?.local_start).toMatch(/^17:1\d$/);
  expect(on('2026-06-21')?.local_start).toMatch(/^18:5\d$/);
});

test('months and days of the week', () => {
  const seasonal = temple('a', [
    rite('winter', '18:00', null, { months: [11, 12] }),
    rite('tuesday', '21:00', null, { weekdays: [2] }),
    rite('others', '19:00', null, { weekdays: [0, 1, 3, 4, 5, 6] }),
  ]);
  const on = (date: string) =>
    ask([seasonal], '2026-01-01T00:00:00Z', date).temples[0]?.rites.map(({ slug }) => slug);
  expect(on('2026-11-24')).toEqual(['winter', 'tuesday']);
  expect(on('2026-11-25')).toEqual(['winter', 'others']);
  expect(on('2026-08-04')).toEqual(['tuesday']);
});

test('a temple with nothing on the day or the next is left out', () => {
  const summer = temple('a', [rite('x', '18:00', null, { months: [6] })]);
  const data = ask([summer], '2026-11-21T20:00:00Z');
  expect(data.temples).toEqual([]);
  expect(data.next).toBeNull();
});

test('a beginning without an end is on for half an hour', () => {
  const open = temple('a', [rite('x', '18:00', null)]);
  const stateAt = (now: string) => ask([open], now).temples[0]?.rites[0]?.state;
  expect(stateAt('2026-11-21T12:59:00Z')).toBe('now');
  expect(stateAt('2026-11-21T13:00:00Z')).toBe('over');
});

test('Hindi names', () => {
  const [day] = buildSchedule([temple('a', [evening])], {
    kind: 'aarti',
    date: null,
    lang: 'hi',
    now: new Date('2026-11-21T00:00:00Z'),
  }).temples;
  expect(day).toMatchObject({ name: 'a हिंदी', keeper: 'न्यास', rites: [{ name: 'evening हिंदी' }] });
});
