import { act, render, screen } from '@testing-library/react';
import type { DarshanSchedule, Rite, TempleDay } from 'shared/contracts/content-darshan';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call } from 'shared/remote-kit/page';
import { loadDarshan } from './load';
import DarshanPage from './page';
import { writeNote, writeOwnTimes, writeWait } from './write-rite';

const rite = (slug: string, from: string, until: string | null, more = {}): Rite => ({
  slug,
  name: slug,
  starts_at: `2026-11-21T${from}:00.000Z`,
  ends_at: until && `2026-11-21T${until}:00.000Z`,
  local_start: '00:00',
  local_end: null,
  follows: 'clock',
  state: 'upcoming',
  stream: null,
  ...more,
});

const morning = rite('Mangala aarti', '00:00', '00:30');
const evening = rite('Sandhya aarti', '13:30', '14:15');

const temple = (more: Partial<TempleDay> = {}): TempleDay => ({
  slug: 'somnath',
  name: 'Somnath',
  place: 'Prabhas Patan',
  deity: 'Shiva',
  keeper: 'Shree Somnath Trust',
  website: 'https://temple.example',
  time_zone: 'Asia/Kolkata',
  latitude: 20.9,
  longitude: 70.4,
  date: '2026-11-21',
  rites: [morning, evening],
  next: evening,
  ...more,
});

async function load(temples: TempleDay[] | null, at = '2026-11-21T11:20:00.000Z') {
  const schedule = { at, kind: 'aarti', temples: temples ?? [], next: null } as DarshanSchedule;
  const answer = temples ? { status: 200, data: schedule } : { error_status: 503 };
  return loadDarshan('aarti')({
    params: {},
    path: '/live-aarti-darshan',
    query: new URLSearchParams(),
    lang: 'en',
    session: null,
    call: (async () => answer) as Call,
    form: null,
    preferences: defaultPreferences('en'),
  });
}

async function visit(temples: TempleDay[] | null, at?: string) {
  const { data } = await load(temples, at);
  render(<DarshanPage data={data} lang="en" params={{}} session={null} />);
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T11:20:00Z') });
});
afterEach(() => jest.useRealTimers());

test('what is over, and how long until the next, which is said anew each minute', async () => {
  await visit([temple()]);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^5:30 – 6:00\u00a0am.*Over/),
      expect.stringMatching(/^7:00 – 7:45\u00a0pm.*in 2 h 10 min/),
    ]),
  );
  act(() => void jest.advanceTimersByTime(11 * 60_000));
  expect(screen.getAllByText(/in 1 h 59 min/).length).toBeGreaterThan(0);
});

test('the one that is on is marked', async () => {
  jest.setSystemTime(Date.parse('2026-11-21T13:40:00Z'));
  await visit([temple()], '2026-11-21T13:40:00.000Z');
  const [row] = screen.getAllByText('On now').map((element) => element.closest('li'));
  expect(row?.getAttribute('aria-current')).toBe('time');
  expect(row?.textContent).toContain('Sandhya aarti');
});

test('when all is over, tomorrow’s first rite follows', async () => {
  const next = { ...morning, starts_at: '2026-11-22T00:00:00.000Z', ends_at: null };
  await visit([temple({ rites: [morning], next })]);
  const row = screen.getByText('Tomorrow').closest('li');
  expect(row?.textContent).toContain('5:30\u00a0am');
  expect(row?.textContent).toContain('in 12 h 40 min');
});

test('without streams the page says that nothing is live, and describes no broadcast', async () => {
  await visit([temple()]);
  expect(screen.getByText(/nothing here is shown as live/)).toBeTruthy();
  expect(screen.queryByText('Watch live')).toBeNull();
  const { head } = await load([temple()]);
  expect(JSON.stringify(head.jsonLd)).not.toContain('BroadcastEvent');
});

test('a broadcast is described where there is a stream, until it is over', async () => {
  const stream = 'https://tv.example/a.m3u8';
  const rites = [
    { ...morning, stream, state: 'over' as const },
    { ...evening, stream },
  ];
  const { head } = await load([temple({ rites })]);
  const events = head.jsonLd?.filter((entry) => Reflect.get(entry, '@type') === 'BroadcastEvent');
  expect(events).toMatchObject([
    {
      name: 'Sandhya aarti, Somnath',
      startDate: '2026-11-21T13:30:00.000Z',
      isLiveBroadcast: true,
    },
  ]);
});

test('hours that can not be read leave the guide', async () => {
  await visit(null);
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  expect(screen.getByRole('heading', { name: 'The aartis of a day' })).toBeTruthy();
});

test.each([
  ['Asia/Colombo', null],
  ['Europe/London', '1:30 – 2:15\u00a0pm'],
  ['America/Los_Angeles', '5:30 – 6:15\u00a0am'],
  ['Pacific/Auckland', 'Sun, 2:30 – 3:15\u00a0am'],
])('on clocks of %s the evening aarti is %s', (own, expected) => {
  expect(writeOwnTimes(evening, { lang: 'en', clock: '12', timeZone: 'Asia/Kolkata' }, own)).toBe(
    expected,
  );
});

test('times in words, in both languages', () => {
  const now = Date.parse('2026-11-21T11:29:30Z');
  expect(writeWait(evening, now, 'en')).toBe('in 2 h 1 min');
  expect(writeWait(evening, now, 'hi')).toBe('2 घंटे 1 मिनट में');
  expect(writeWait(evening, Date.parse('2026-11-21T13:29:50Z'), 'en')).toBe('in 1 min');
  expect(writeNote({ ...evening, follows: 'sunset' }, 'en')).toBe('45 min · by the sunset');
  expect(writeNote({ ...evening, ends_at: null }, 'hi')).toBe('केवल आरंभ का समय');
});
