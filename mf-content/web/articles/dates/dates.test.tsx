import { render, screen, within } from '@testing-library/react';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, LoadArgs } from 'shared/remote-kit/page';
import { calendarSample } from './calendar-sample';
import { Dates } from './dates';
import { describeEvents } from './describe-events';
import { loadDates, loadNextDates } from './load-dates';

const yearly = { festival_ids: ['feast', 'eve'] };
const monthly = { festival_ids: ['fast'], frequency: 'monthly' };
const sydney = {
  ...calendarSample,
  place: { ...calendarSample.place, slug: 'sydney', name: 'Sydney', timeZone: 'Australia/Sydney' },
  festivals: (calendarSample.festivals ?? []).map((one) =>
    one.date === '2027-10-29' ? { ...one, date: '2027-10-30', alternatives: [] } : one,
  ),
};

const place = (id: string, region: string, fits = true) => ({
  ...{ id, name: 'Sydney', region, country: 'Australia', fits },
});
const suggested: Record<string, ReturnType<typeof place>[]> = {
  सिडनी: [place('sydney', 'New South Wales')],
  Syd: [place('sydney', 'New South Wales', false)],
  Salem: [place('salem~1~2', 'Tamil Nadu'), place('salem~3~4', 'Oregon')],
};

/** Answers as the panchang does, which knows New Delhi, Sydney and, as a word in addresses, Salem. */
const call = (async (contract: { id: string }, input: { params: Record<string, string> }) => {
  if (contract.id === 'astro.get_suggest')
    return { status: 200, data: suggested[input.params.text ?? ''] ?? [] };
  const calendar = { 'new-delhi': calendarSample, sydney, Salem: sydney }[input.params.city ?? ''];
  return calendar ? { status: 200, data: calendar } : { error_status: 404 };
}) as Call;

const inSydney = {
  ...defaultPreferences('en'),
  city: { ...defaultPreferences('en').city, slug: 'sydney', timeZone: 'Australia/Sydney' },
};
const visit = (query = '', preferences = defaultPreferences('en')): LoadArgs => ({
  params: {},
  path: '/rituals/festivals/feast',
  query: new URLSearchParams(query),
  lang: 'en',
  session: null,
  call,
  form: null,
  preferences,
});

async function show(
  details: Parameters<typeof loadDates>[1],
  query = '',
  preferences = defaultPreferences('en'),
) {
  const data = await loadDates(visit(query, preferences), details);
  if (!data) throw new Error('an occasion was expected');
  render(<Dates data={data} path="/rituals/festivals/feast" lang="en" />);
  return data;
}

const listOf = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-08T06:00:00Z'), doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

test('a festival has its next day, of the one it is named for, and the days of both years', async () => {
  await show(yearly);
  expect(screen.getByText('Friday, 29 October 2027')).toBeTruthy();
  expect(screen.getByText('In 355 days')).toBeTruthy();
  expect(screen.getByText('6:00 pm')).toBeTruthy();
  expect(screen.getByText('Amavasya in pradosha. On this day alone.')).toBeTruthy();
  expect(listOf('Dates in 2026')).toEqual(['Sat, 7 Novfeast of 2026, eve of 2026(past)']);
  expect(listOf('Dates in 2027')).toEqual([
    'Thu, 28 Octeve of 2027',
    'Fri, 29 Octfeast of 2027Vaishnava tradition: 30 October',
  ]);
});

test('a vrat of every month has its next six days, over the turn of the year', async () => {
  await show(monthly);
  const shown = listOf('The next dates');
  expect(shown).toHaveLength(6);
  expect(shown[0]).toContain('Tue, 5 Jan');
});

test('a page kept since yesterday says tomorrow’s date right, and drops what is past', async () => {
  // 23:59 and 00:01 of Indian clocks
  jest.setSystemTime(new Date('2027-01-05T18:31:00Z'));
  await show(monthly);
  expect(listOf('The next dates')[0]).toContain('Fri, 5 Feb');
});

test('the dates are those of the visitor’s city', async () => {
  await show(yearly, '', inSydney);
  expect(screen.getByText('Sydney')).toBeTruthy();
  expect(screen.getByText('Saturday, 30 October 2027')).toBeTruthy();
  expect(screen.getByText(/^11:30 pm/)).toBeTruthy();
});

test.each(['city=sydney', 'place=सिडनी', 'city=सिडनी'])('the place of %s wins', async (query) => {
  await show(yearly, query);
  expect(screen.getByText('Saturday, 30 October 2027')).toBeTruthy();
});

test.each([
  ['Salem', 2],
  ['Syd', 1],
])('%s is not taken for a place: the reader chooses', async (typed, count) => {
  await show(yearly, `place=${typed}`);
  expect(screen.getByText('New Delhi')).toBeTruthy();
  const links = within(screen.getByRole('list', { name: /Which of these/ })).getAllByRole('link');
  expect(links).toHaveLength(count);
  expect(links[0]?.getAttribute('href')).toMatch(/\?city=(salem~1~2|sydney)#when$/);
});

test.each(['place', 'city'])('a %s nobody knows is said, beside the visitor’s', async (name) => {
  await show(yearly, `${name}=Atlantis`, inSydney);
  expect(screen.getByText(/no city called “Atlantis”/)).toBeTruthy();
  expect(screen.getByText('Saturday, 30 October 2027')).toBeTruthy();
});

test('search engines get the coming day with its place', async () => {
  const data = await loadDates(visit(), yearly);
  expect(data && describeEvents(data, { path: '/x', image: null, lang: 'en' })).toMatchObject([
    { '@type': 'Event', startDate: '2027-10-29', location: { name: 'New Delhi' }, url: '/x' },
  ]);
});

test('a vrat that returns every month is a tithi, and no event', async () => {
  const data = await loadDates(visit(), monthly);
  expect(data?.shown?.days?.length).toBeGreaterThan(0);
  expect(data && describeEvents(data, { path: '/x', image: null, lang: 'en' })).toEqual([]);
});

test('a list has the next date of each, in one call', async () => {
  const items = [
    { slug: 'feast', details: yearly },
    { slug: 'fast', details: monthly },
    { slug: 'weekday', details: { festival_ids: [], frequency: 'weekly' } },
  ];
  expect(await loadNextDates(visit(), items)).toEqual({ feast: '2027-10-29', fast: '2027-01-05' });
});
