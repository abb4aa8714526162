import { act, render, screen, within } from '@testing-library/react';
import { servePanchang } from '../../../api/panchang/routes';
import { servePlaces } from '../../../api/places/routes';
import loadDay from '../panchang-day/load';
import loadHome from './load';
import PanchangPage, { staticParts } from './page';
import { prepareAsk } from './test-ask';

const now = '2026-11-08T11:00:00Z';
const ask = prepareAsk([...servePanchang(() => new Date(now)), ...servePlaces()]);

beforeAll(() => Promise.all(staticParts.map((part) => part.load())));

async function show(params: Record<string, string>, lang: 'en' | 'hi' = 'en') {
  const loaded = await loadDay(ask(params, '', lang));
  render(<PanchangPage data={loaded.data} lang={lang} params={params} session={null} />);
  return loaded;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(now) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('Diwali in Delhi: limbs with their ends, the festival, the times in tables', async () => {
  await show({ city: 'delhi', date: '2026-11-08' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Today’s panchang for Delhi');
  expect(screen.getByText('until 3:03 am, 9 Nov')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Diwali (Lakshmi Puja)' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Rahu Kaal now 4:10\spm 5:31\spm$/ })).toBeTruthy();
});

test.each([
  ['delhi', '2026-11-09', true, 'a festival today'],
  ['delhi', '2026-12-08', true, 'thirty days on'],
  ['delhi', '2026-10-09', true, 'thirty days back'],
  ['delhi', '2026-12-10', false, 'a common day'],
  ['delhi', '2027-10-29', true, 'Diwali of the next year'],
  ['delhi', '2027-10-24', false, 'a common day of the next year'],
  ['delhi', '2029-11-05', false, 'Diwali of a year nobody asks for yet'],
  ['~25619~85139', '2026-11-10', false, 'a place that is no larger city'],
])('the day of %s on %s is for search engines: %s (%s)', async (city, date, isFor) => {
  const { head, status } = await loadDay(ask({ city, date }));
  expect([status, head.noindex !== true]).toEqual([undefined, isFor]);
});

test('a day leads to the festivals of its year and of the next', async () => {
  await show({ city: 'delhi', date: '2026-11-09' });
  for (const year of [2026, 2027])
    expect(screen.getByRole('link', { name: `Festivals of ${year}` }).getAttribute('href')).toBe(
      `/astrology-services/panchang/delhi/festivals/year-${year}`,
    );
});

test('the running choghadiya moves on with the clock', async () => {
  await show({ city: 'delhi', date: '2026-11-08' });
  const running = () =>
    [...document.querySelectorAll('#choghadiya tr[aria-current]')].map(
      (row) => within(row as HTMLElement).getByRole('rowheader').textContent,
    );
  expect(running()).toEqual(['Udveg left outnow']);
  // 17:31 IST: sunset, the first choghadiya of the night
  await act(async () => jest.advanceTimersByTime(75 * 60_000));
  expect(running()).toEqual(['Shubh goodnow']);
});

test('in Hindi names and words are Hindi', async () => {
  const { head } = await show({ city: 'varanasi', date: '2026-11-24' }, 'hi');
  expect(head.title).toBe('वाराणसी पंचांग, 24 नव॰ 2026 | तारापथ');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'वाराणसी का पंचांग, 24 नवंबर 2026',
  );
  expect(screen.getAllByText(/पूर्णिमा/).length).toBeGreaterThan(0);
});

test('a date that is none is said, and the city stays in the form', async () => {
  const loaded = await show({ city: 'pune', date: '2026-02-30' });
  expect(loaded.status).toBe(404);
  expect(screen.getByText(/“2026-02-30” does not exist/)).toBeTruthy();
  expect((screen.getByRole('combobox', { name: 'City' }) as HTMLInputElement).value).toBe(
    'Pune, Maharashtra, India',
  );
});

test.each([
  ['date.day=31&date.month=2&date.year=2026', ['31', '2', '2026'], /does not have that day/],
  ['date.day=8&date.month=&date.year=26', ['8', '', '26'], /complete the date/],
])('of a typed date that is none, %s, nothing is lost', async (query, shown, said) => {
  const loaded = await loadHome(ask({}, `place=Pune&${query}`));
  expect([loaded.status, loaded.redirect]).toEqual([400, undefined]);
  render(<PanchangPage data={loaded.data} lang="en" params={{}} session={null} />);
  const date = within(screen.getByRole('group', { name: 'Date' }));
  expect(date.getByText(said)).toBeTruthy();
  const values = ['Day', 'Month', 'Year'].map((part) => date.getByLabelText(part));
  expect(values.map((field) => (field as HTMLInputElement).value)).toEqual(shown);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'City' }).value).toBe('Pune');
});

test('a date without a city is that of the visitor’s own', async () => {
  const typed = 'place=&date.day=8&date.month=11&date.year=2026';
  const { redirect } = await loadHome(ask({}, typed));
  expect(redirect).toBe('/astrology-services/panchang/new-delhi/2026-11-08');
});

test('a city nobody knows offers those with a name like it', async () => {
  const loaded = await show({ city: 'varanasii' });
  expect(loaded.status).toBe(404);
  expect(screen.getByRole('link', { name: 'Varanasi, Uttar Pradesh, India' })).toBeTruthy();
});

test('the form leads to the page of its city and date; a name of several places asks', async () => {
  const one = await loadHome(ask({}, 'place=Varanasi, Uttar Pradesh, India&date=2026-11-08'));
  expect(one.redirect).toMatch(/^\/astrology-services\/panchang\/varanasi~.*\/2026-11-08$/);
  const follow = {
    city: decodeURIComponent(one.redirect?.split('/')[3] ?? ''),
    date: '2026-11-08',
  };
  const canonical = await loadDay(ask(follow));
  expect(canonical.redirect).toBe('/astrology-services/panchang/varanasi/2026-11-08');
  const several = await loadHome(ask({}, 'place=Salem'));
  expect(several.data.trouble).toBe('choose');
  expect(several.data.choices.length).toBeGreaterThan(1);
});

test('where the Sun does not set there is what can be said, and why no more', async () => {
  const { data } = await show({ city: 'tromso~69649~18955', date: '2026-06-21' });
  expect(data.panchang?.day).toBeNull();
  expect(screen.getByText(/the Sun does not set here/)).toBeTruthy();
  expect(screen.getByText(/Shukla Saptami|Shukla Ashtami/)).toBeTruthy();
});

test('moonrise is the first after sunrise, with its date, and its rule can be changed', async () => {
  const params = { city: 'delhi', date: '2026-06-21' };
  const loadBy = (query: string) => loadDay(ask(params, query));
  const { data } = await loadBy('');
  const { rerender } = render(
    <PanchangPage data={data} lang="en" params={params} session={null} />,
  );
  // the Moon that rose at noon sets after midnight
  expect(screen.getByText(/disc without refraction/)).toBeTruthy();
  expect(moonset()).toMatch(/22\sJun/);
  const other = screen.getByRole('link', { name: 'Show them for the first light' });
  const address = other.getAttribute('href') ?? '';
  expect(address).toBe('/astrology-services/panchang/delhi/2026-06-21?moonrise=upper-limb');
  const changed = await loadBy(address.split('?')[1] ?? '');
  rerender(<PanchangPage data={changed.data} lang="en" params={params} session={null} />);
  expect(changed.data.panchang?.day?.conventions.moonRiseRule.limb).toBe('upper');
  expect(screen.getByText(/upper edge of its disc/)).toBeTruthy();

  function moonset(): string {
    return screen.getByText('Moonset').nextElementSibling?.textContent ?? '';
  }
});

test('a day on which the Moon does not rise says so', async () => {
  await show({ city: 'delhi', date: '2026-11-08' });
  expect(screen.getByText('Moonrise').nextElementSibling?.textContent).toBe(
    'not before the next sunrise',
  );
});

test.each([
  [
    'en',
    'Partial solar eclipse',
    /Magnitude 16\.\d%/,
    /Obscuration 8\.\d%/,
    /is total; what/,
    /ISO 12312-2/,
  ],
  ['hi', 'आंशिक सूर्य ग्रहण', /ग्रासमान 16\.\d%/, /8\.\d% क्षेत्रफल/, /पूर्ण है; यहाँ/, /ISO 12312-2/],
] as const)('in %s an eclipse is what Delhi sees of it', async (lang, name, ...sentences) => {
  await show({ city: 'delhi', date: '2027-08-02' }, lang);
  const item = screen.getByRole('heading', { name }).closest('li');
  for (const sentence of sentences) expect(item?.textContent).toMatch(sentence);
});
