import { render, screen, within } from '@testing-library/react';
import { servePanchang } from '../../../api/panchang/routes';
import { servePlaces } from '../../../api/places/routes';
import { prepareAsk } from '../panchang/test-ask';
import load from './load';
import PanchangMonthPage, { staticParts } from './page';

const now = () => new Date('2026-11-08T11:00:00Z');
const ask = prepareAsk([...servePanchang(now), ...servePlaces()]);

beforeAll(() => Promise.all(staticParts.map((part) => part.load())));

test('each day of the month is a leaf that leads to its panchang', async () => {
  const { data, head } = await load(ask({ city: 'varanasi', month: '2026-11' }));
  render(<PanchangMonthPage data={data} lang="en" params={{}} session={null} />);
  expect(head.title.length).toBeLessThanOrEqual(60);
  const leaves = document.querySelectorAll('main ol > li, ol > li[class]');
  const eighth = [...leaves].find((leaf) => leaf.textContent?.startsWith('8'));
  if (!(eighth instanceof HTMLElement)) throw new Error('no leaf for the 8th');
  expect(within(eighth).getByRole('link').getAttribute('href')).toBe(
    '/astrology-services/panchang/varanasi/2026-11-08',
  );
  expect(within(eighth).getByText('Diwali (Lakshmi Puja)')).toBeTruthy();
  // moonrise stands on the days of a Chaturthi
  expect(screen.getAllByText(/^Moonrise/).length).toBeGreaterThanOrEqual(2);
});

test.each([
  { city: 'varanasi', month: '2026-13' },
  { city: 'varanasi', month: '1700-01' },
  { city: 'atlantis', month: '2026-11' },
])('%o is no calendar', async (params) => {
  const { status, data } = await load(ask(params));
  expect([status, data.kind]).toEqual([404, 'unknown']);
});
