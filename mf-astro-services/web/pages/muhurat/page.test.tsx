import { render, screen, within } from '@testing-library/react';
import { servePanchang } from '../../../api/panchang/routes';
import { servePlaces } from '../../../api/places/routes';
import { prepareAsk } from '../panchang/test-ask';
import load from './load';
import MuhuratPage from './page';

const now = () => new Date('2026-11-08T11:00:00Z');
const ask = prepareAsk([...servePanchang(now), ...servePlaces()]);

async function show(query: string) {
  const loaded = await load(ask({}, query));
  render(<MuhuratPage data={loaded.data} lang="en" params={{}} session={null} />);
  return loaded;
}

test('nothing is looked for before it is asked', async () => {
  const { data, status } = await show('');
  expect([data.found, data.problem, status]).toEqual([null, null, undefined]);
  expect(screen.getByRole('button', { name: 'Find muhurats' })).toBeTruthy();
});

test('days with their hours, reasons and cautions, and the closed season', async () => {
  await show('kind=marriage&city=delhi&from=2026-11&months=2');
  expect(screen.getByRole('heading', { name: 'Marriage, Delhi' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Friday, 20 November 2026' })).toBeTruthy();
  expect(screen.getByText(/^Chaturmas: 10 October 2026 to 20 November 2026/)).toBeTruthy();
  expect(screen.getAllByText(/Rahu Kaal/).length).toBeGreaterThan(0);
  const city = screen.getByRole('combobox', { name: 'City' }) as HTMLInputElement;
  expect(city.value).toBe('Delhi, India');
});

test('the month comes from its two fields, too', async () => {
  const { data } = await show('kind=marriage&city=delhi&from.month=11&from.year=2026&months=2');
  expect([data.fields.from, data.problem]).toEqual(['2026-11', null]);
  const from = within(screen.getByRole('group', { name: 'From month' }));
  expect(from.getByLabelText<HTMLSelectElement>('Month').value).toBe('11');
  expect(from.getByLabelText<HTMLInputElement>('Year').value).toBe('2026');
});

test('a month with a year of two digits is refused where it is wrong', async () => {
  const { status } = await show('kind=marriage&city=delhi&from.month=11&from.year=26&months=2');
  const year = screen.getByLabelText<HTMLInputElement>('Year');
  expect([status, year.value, year.getAttribute('aria-invalid')]).toEqual([400, '26', 'true']);
  expect(screen.getByLabelText('Month').getAttribute('aria-invalid')).toBeNull();
});

test.each([
  ['kind=marriage&place=Xwkjvbdf&from=2026-11&months=2', 'unknown-city'],
  ['kind=marriage&place=Salem&from=2026-11&months=2', 'choose'],
  ['kind=marriage&city=delhi&from=1700-01&months=2', 'wrong'],
  ['kind=marriage&city=delhi&from=2026-11&months=99', 'wrong'],
])('%s: %s, and the form keeps what was filled in', async (query, problem) => {
  const { data, status } = await show(query);
  expect([data.problem, status]).toEqual([problem, 400]);
  expect(data.fields.place).toBe(new URLSearchParams(query).get('place') ?? '');
});
