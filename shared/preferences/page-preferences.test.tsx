import { moveOldCity } from './move-old-city';
import type { PagePreferences } from './page-preferences';
import { defaultPreferences } from './preferences';

/** The page's preferences are read once: each test has a page of its own. */
async function openPage(choices: PagePreferences['choices'] | null) {
  const written = JSON.stringify({ ...defaultPreferences('hi'), choices });
  document.body.innerHTML = choices
    ? `<script type="application/json" id="preferences">${written}</script>`
    : '';
  jest.resetModules();
  return import('./page-preferences');
}

const forget = (name: string) => (document.cookie = `${name}=; max-age=0`);
beforeEach(() => {
  ['city', 'clock'].forEach(forget);
  localStorage.clear();
});

test('a page is outdated when city or clock were chosen anew since', async () => {
  const { isPageOutdated, readPagePreferences } = await openPage({ city: null, clock: '12' });
  expect(readPagePreferences('hi').city.name).toBe('नई दिल्ली');
  expect(isPageOutdated()).toBe(false);
  document.cookie = 'city=pune';
  expect(isPageOutdated()).toBe(true);
  forget('city');
  document.cookie = 'clock=24';
  expect(isPageOutdated()).toBe(true);
});

test('a choice nobody can read does not outdate the page it was rendered with', async () => {
  document.cookie = 'city=%zz';
  const { isPageOutdated } = await openPage({ city: null, clock: '12' });
  expect(isPageOutdated()).toBe(false);
});

test('a page of a shell without preferences is told for New Delhi, and never outdated', async () => {
  const { isPageOutdated, readPagePreferences } = await openPage(null);
  expect(readPagePreferences('en')).toEqual(defaultPreferences('en'));
  document.cookie = 'city=pune';
  expect(isPageOutdated()).toBe(false);
});

test('the city kept in storage before becomes the cookie once, unless one was chosen', () => {
  localStorage.setItem('panchangCity', 'ujjain');
  localStorage.setItem('panchangCityName', 'Ujjain');
  moveOldCity();
  expect(document.cookie).toContain('city=ujjain');
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('panchangCity', 'pune');
  moveOldCity();
  expect(document.cookie).toContain('city=ujjain');
  expect(localStorage).toHaveLength(0);
});
