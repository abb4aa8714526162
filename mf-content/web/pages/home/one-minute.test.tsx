import { render } from '@testing-library/react';
import { getPanchang } from 'shared/contracts/astro-panchang';
import type { AnswerOf } from 'shared/contracts/contract';
import type { Clock } from 'shared/i18n/clock';
import { defaultPreferences, type Preferences } from 'shared/preferences/preferences';
import { PreferencesContext } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { servePanchang } from '../../../../mf-astro-services/api/panchang/routes';
import PanchangPage, { staticParts } from '../../../../mf-astro-services/web/pages/panchang/page';
import loadDay from '../../../../mf-astro-services/web/pages/panchang-day/load';
import { prepareAsk } from '../../../../mf-astro-services/web/pages/panchang/test-ask';
import { composeHoroscope } from '../../../api/horoscope/compose-horoscope';
import { rememberSkies } from '../../../api/horoscope/remember-skies';
import { findSpan } from '../../../api/horoscope/spans';
import { Dates } from '../../articles/dates/dates';
import { loadDates } from '../../articles/dates/load-dates';
import { MoonPath } from '../horoscope-sign/moon-path';
import { PanchangStrip } from './panchang-strip';
import { summarisePanchang } from './summarise-sky';

// Whatever page writes it, and however its data came there, a moment is the same minute.

// whole pages of several days, on a machine that may be busy
jest.setTimeout(30_000);

beforeAll(() => Promise.all(staticParts.map((part) => part.load())));

const noon = (date: string) => new Date(`${date}T06:30:00Z`);
const prefer = (slug: string, timeZone: string, lang: Lang, clock: Clock): Preferences => {
  const { city } = defaultPreferences(lang);
  return { clock, city: { ...city, slug, timeZone } };
};

/** The minutes of a text, without halves and dates: `2:38`. */
function readMinutes(
  element: React.ReactElement,
  preferences: Preferences,
  part = 'body',
): string[] {
  const page = render(<PreferencesContext value={preferences}>{element}</PreferencesContext>);
  const text = document.querySelector(part)?.textContent ?? '';
  page.unmount();
  return text.match(/\d{1,2}:\d{2}/g) ?? [];
}

function openDay(date: string, preferences: Preferences, lang: Lang) {
  const ask = prepareAsk(servePanchang(() => noon(date)));
  return { ...ask({ city: preferences.city.slug, date }, '', lang), preferences };
}

async function readPage(date: string, preferences: Preferences, lang: Lang): Promise<string[]> {
  const args = openDay(date, preferences, lang);
  const { data } = await loadDay(args);
  const { params, session } = args;
  return readMinutes(<PanchangPage {...{ data, lang, params, session }} />, preferences);
}

const places = [
  ['new-delhi', 'Asia/Kolkata'],
  ['london', 'Europe/London'],
] as const;
const dates = ['2026-10-29', '2026-11-22'];
const ways = [
  ['en', '12'],
  ['hi', '12'],
  ['en', '24'],
] as const;

describe.each(places)('%s', (slug, timeZone) => {
  test.each(ways)('home and panchang agree (%s, %s hours)', async (lang, clock) => {
    const preferences = prefer(slug, timeZone, lang, clock);
    for (const date of dates) {
      const answer = await openDay(date, preferences, lang).call(getPanchang, {
        params: { city: slug },
        query: { date, lang },
      });
      const { data } = answer as AnswerOf<typeof getPanchang>;
      const panchang = summarisePanchang(data);
      if (!panchang) throw new Error(`no sunrise in ${slug}`);
      const strip = readMinutes(<PanchangStrip panchang={panchang} lang={lang} />, preferences);
      expect(strip.length).toBeGreaterThanOrEqual(6);
      expect(await readPage(date, preferences, lang)).toEqual(expect.arrayContaining(strip));
    }
  });

  test.each([
    ['karwa-chauth', 'yearly'],
    ['sankashti-chaturthi', 'monthly'],
    ['diwali', 'yearly'],
  ])('the article on %s and the day’s panchang agree', async (id, frequency) => {
    const preferences = prefer(slug, timeZone, 'en', '12');
    jest.useFakeTimers({ now: noon('2026-10-01'), doNotFake: ['queueMicrotask'] });
    const args = openDay('2026-10-01', preferences, 'en');
    const data = await loadDates(args, { festival_ids: [id], frequency });
    const coming = data?.shown?.days?.find(({ date }) => date >= '2026-10-01');
    if (!data || !coming) throw new Error(`no ${id} in ${slug}`);
    const element = <Dates data={data} path="/x" lang="en" />;
    const article = readMinutes(element, preferences, '#when dl');
    jest.useRealTimers();
    expect(article.length).toBeGreaterThan(0);
    expect(await readPage(coming.date, preferences, 'en')).toEqual(expect.arrayContaining(article));
  });
});

test('the Moon leaves its sign at one minute, in the horoscope and in the panchang', async () => {
  const readSky = rememberSkies();
  let changes = 0;
  for (const day of ['20', '22', '24', '25']) {
    const date = `2026-11-${day}`;
    const span = findSpan('daily', date);
    if (!span) throw new Error(`no day ${date}`);
    const preferences = prefer('new-delhi', 'Asia/Kolkata', 'en', '12');
    const face = { timeZone: 'Asia/Kolkata', clock: '12', lang: 'en' } as const;
    const { moon, paragraphs } = composeHoroscope(readSky(span), 'aries', face);
    const path = readMinutes(<MoonPath stays={moon} date={date} lang="en" />, preferences);
    expect(paragraphs.join(' ').match(/\d{1,2}:\d{2}/g) ?? []).toEqual(
      expect.arrayContaining(path.slice(0, 1)),
    );
    // before sunrise it is the day before whose panchang tells it
    const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
    const panchang = [
      ...(await readPage(before, preferences, 'en')),
      ...(await readPage(date, preferences, 'en')),
    ];
    expect(panchang).toEqual(expect.arrayContaining(path));
    changes += path.length;
  }
  expect(changes).toBeGreaterThan(0);
});
