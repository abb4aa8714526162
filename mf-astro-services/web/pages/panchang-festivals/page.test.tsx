import { render, screen } from '@testing-library/react';
import { servePanchang } from '../../../api/panchang/routes';
import { servePlaces } from '../../../api/places/routes';
import { prepareAsk } from '../panchang/test-ask';
import load from './load';
import FestivalsPage from './page';

const now = () => new Date('2026-11-08T11:00:00Z');
const ask = prepareAsk([...servePanchang(now), ...servePlaces()]);

test('the year has its great days as events, its vrats, and the calendar file', async () => {
  const { data, head } = await load(ask({ city: 'mumbai', file: 'year-2027' }, '', 'hi'));
  render(<FestivalsPage data={data} lang="hi" params={{}} session={null} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2027 के व्रत और पर्व, मुंबई');
  expect(screen.getByRole('link', { name: 'कैलेंडर फ़ाइल (.ics)' }).getAttribute('href')).toBe(
    '/hi/astrology-services/panchang/mumbai/festivals/year-2027.ics',
  );
  expect(head.jsonLd).toContainEqual(
    expect.objectContaining({ '@type': 'Event', startDate: '2027-10-29', endDate: '2027-10-29' }),
  );
});

test('a subscription goes to the calendar program', async () => {
  const { data } = await load(ask({ city: 'mumbai', file: 'year-2027' }));
  render(<FestivalsPage data={data} lang="en" params={{}} session={null} />);
  const link = screen.getByRole('link', { name: 'Subscribe in your calendar' });
  expect(link.getAttribute('href')).toMatch(/^webcal:\/\/.*\/mumbai\/festivals\/year-2027\.ics$/);
});

test('where the Sun stays up the reason is given, and no file', async () => {
  const { data } = await load(ask({ city: 'tromso~69649~18955', file: 'year-2027' }));
  render(<FestivalsPage data={data} lang="en" params={{}} session={null} />);
  expect(screen.getByText(/Festivals are chosen by sunrise/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /ics/ })).toBeNull();
});

test.each(['year-2500', '2027', 'year-27'])('%s is no year', async (file) => {
  expect((await load(ask({ city: 'mumbai', file }))).status).toBe(404);
});
