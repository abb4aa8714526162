import { render, screen } from '@testing-library/react';
import { servePanchang } from '../../../api/panchang/routes';
import { servePlaces } from '../../../api/places/routes';
import { prepareAsk } from '../panchang/test-ask';
import load from './load';
import FestivalsPage, { staticParts } from './page';

const now = () => new Date('2026-11-08T11:00:00Z');
const ask = prepareAsk([...servePanchang(now), ...servePlaces()]);

beforeAll(() => Promise.all(staticParts.map((part) => part.load())));

test('the year has its days and the calendar file, and takes no tithi for an event', async () => {
  const { data, head } = await load(ask({ city: 'mumbai', file: 'year-2027' }, '', 'hi'));
  render(<FestivalsPage data={data} lang="hi" params={{}} session={null} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2027 के व्रत और पर्व, मुंबई');
  expect(screen.getByRole('link', { name: 'कैलेंडर फ़ाइल (.ics)' }).getAttribute('href')).toBe(
    '/hi/astrology-services/panchang/mumbai/festivals/year-2027.ics',
  );
  expect(screen.getByText('दीपावली (लक्ष्मी पूजा)', { exact: false })).toBeTruthy();
  expect(JSON.stringify(head.jsonLd)).not.toContain('Event');
});

test.each(['en', 'hi'] as const)(
  'a whole year with what the browser takes over is light (%s)',
  async (lang) => {
    const { data } = await load(ask({ city: 'mumbai', file: 'year-2027' }, '', lang));
    const { container } = render(
      <FestivalsPage data={data} lang={lang} params={{}} session={null} />,
    );
    const bytes = Buffer.byteLength(container.innerHTML) + Buffer.byteLength(JSON.stringify(data));
    // the frame, its state and the head come to about 60 kB in Hindi: 150 kB in all
    expect(bytes).toBeLessThan(88_000);
  },
);

test('where traditions differ both dates stand, each leading to its day', async () => {
  const { data } = await load(ask({ city: 'mumbai', file: 'year-2027' }));
  render(<FestivalsPage data={data} lang="en" params={{}} session={null} />);
  const day = screen.getByText('Holika Dahan').closest('li');
  expect(day?.textContent).toContain('Calendars that go by the tithi at sunrise');
  expect(day?.querySelector('p a')?.getAttribute('href')).toMatch(/mumbai\/2027-03-\d\d$/);
});

test('a subscription goes to the calendar program', async () => {
  const { data } = await load(ask({ city: 'mumbai', file: 'year-2027' }));
  render(<FestivalsPage data={data} lang="en" params={{}} session={null} />);
  const link = screen.getByRole('link', { name: 'Subscribe in your calendar' });
  expect(link.getAttribute('href')).toMatch(/^webcal:\/\/.*\/mumbai\/festivals\/year-2027\.ics$/);
});

test('where the Sun stays up those days are named, and the rest is there', async () => {
  const { data } = await load(ask({ city: 'tromso~69649~18955', file: 'year-2027' }));
  render(<FestivalsPage data={data} lang="en" params={{}} session={null} />);
  expect(screen.getByText(/the Sun does not set here/)).toBeTruthy();
  expect(screen.getAllByText(/Diwali/).length).toBeGreaterThan(0);
});

test.each(['year-2500', '2027', 'year-27'])('%s is no year', async (file) => {
  expect((await load(ask({ city: 'mumbai', file }))).status).toBe(404);
});
