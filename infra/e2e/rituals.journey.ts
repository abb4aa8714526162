import type { APIRequestContext } from '@playwright/test';
import { listFestivals } from 'shared/jyotish/festivals/festivals';
import { findViolations } from './axe';
import { expect, test, type Page } from './journey';
import { inLanguage, languages } from './site-paths';
import { whenAlive } from './when-alive';

/** Pages of festivals that one day a year belongs to, called as in the engine. */
const pages = [
  'dussehra',
  'ram-navami',
  'akshaya-tritiya',
  'raksha-bandhan',
  'rath-yatra',
  'guru-purnima',
  'buddha-purnima',
  'dhanteras',
  'maha-shivaratri',
  'makar-sankranti',
];
const pathOf = (slug: string) => `/rituals/festivals/${slug}`;

/** The days of this year and the next by the engine, for the place the site means by a city. */
async function computeDays(request: APIRequestContext, city: string) {
  const answer = await request.get(`/api/get_festival_calendar/${city}?limit=1`);
  const { data } = (await answer.json()) as {
    data: { year: number; place: { latitude: number; longitude: number; timeZone: string } };
  };
  const { timeZone, ...place } = data.place;
  const found = [data.year, data.year + 1].flatMap((year) =>
    listFestivals({ year, timeZone, place }),
  );
  return (slug: string) => found.filter(({ id }) => id === slug).map(({ date }) => date);
}

/** A festival whose days differ between New Delhi and Sydney, with both. */
async function findDifference(request: APIRequestContext) {
  const [delhi, sydney] = [
    await computeDays(request, 'new-delhi'),
    await computeDays(request, 'sydney'),
  ];
  const slug = pages.find((page) => String(delhi(page)) !== String(sydney(page)));
  if (!slug) throw new Error('no festival of two years differs between New Delhi and Sydney');
  return { slug, inDelhi: delhi(slug), inSydney: sydney(slug) };
}

const readDays = (page: Page) =>
  page
    .locator('#when li time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the days of a festival are the engine’s for New Delhi, then for the city asked for', async ({
      page,
      request,
    }) => {
      const { slug, inDelhi, inSydney } = await findDifference(request);
      await page.goto(pathOf(slug));
      expect(await readDays(page)).toEqual(inDelhi);
      await expect(page.locator('#when')).toContainText('Dates for New Delhi');
      await page.getByText('Another city').click();
      await page.getByLabel('City', { exact: true }).fill('Sydney, Australia');
      await page.getByRole('button', { name: 'Show dates' }).click();
      await expect(page).toHaveURL(/\?place=Sydney/);
      expect(await readDays(page)).toEqual(inSydney);
      await whenAlive(page);

      // the city of the whole site is there from the first byte, and moves nothing on the page
      await page.context().addCookies([{ name: 'city', value: 'sydney', url: page.url() }]);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as never)['value']);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(pathOf(slug));
      await whenAlive(page);
      await expect(page.locator('#when')).toContainText('Dates for Sydney');
      expect(await readDays(page)).toEqual(inSydney);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
    });

    test('lists say when each comes, festivals in that order', async ({ page }) => {
      await page.goto('/rituals/festivals');
      const next = page.locator('main article p', { hasText: /^Next: \d/ });
      expect(await next.count()).toBeGreaterThanOrEqual(30);
      const dates = await next.evaluateAll((lines) =>
        lines.map((line) => Date.parse((line.textContent ?? '').slice('Next: '.length))),
      );
      expect(dates).toEqual(dates.toSorted((one, other) => one - other));
      await page.goto('/rituals/vrats');
      await expect(page.getByText(/^Every fortnight · Next: \d/).first()).toBeVisible();
    });

    test('the page of a festival and of a vrat have nothing axe would object to', async ({
      page,
    }) => {
      for (const lang of languages)
        for (const path of [pathOf('diwali'), '/rituals/vrats/ekadashi-vrat']) {
          await page.goto(inLanguage(lang, path));
          expect([lang, path, await findViolations(page)]).toEqual([lang, path, []]);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width).toBeLessThanOrEqual(viewport.width);
        }
    });
  });

test('a vrat of every fortnight has its next six days', async ({ page }) => {
  await page.goto('/rituals/vrats/ekadashi-vrat');
  const days = await readDays(page);
  expect(days).toHaveLength(6);
  expect(days).toEqual(days.toSorted());
});

test('a Hindi page names deity, places and days in Hindi', async ({ page }) => {
  for (const path of [
    '/rituals/festivals/diwali',
    '/rituals/vrats/karva-chauth',
    '/rituals/vrats/ekadashi-vrat',
  ]) {
    await page.goto(inLanguage('hi', path));
    await expect(page.getByText('आराध्य', { exact: true })).toBeVisible();
    for (const text of await page.locator('main dl, #when li, #when details').allInnerTexts())
      expect(text).not.toMatch(/[A-Za-z]/);
  }
  await page.goto('/hi/rituals/bhajan/vaishnav-jan-to');
  await expect(page.getByText(/नरसिंह मेहता/).first()).toBeVisible();
  await expect(page.getByText(/Narsinh/)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the days are New Delhi’s, and those of another city can be asked for', async ({
    page,
    request,
  }) => {
    const { slug, inDelhi, inSydney } = await findDifference(request);
    await page.goto(pathOf(slug));
    await expect(page.locator('#when')).toContainText('Dates for New Delhi');
    expect(await readDays(page)).toEqual(inDelhi);
    await page.locator('#when summary', { hasText: 'Another city' }).click();
    await page.locator('#when [name=place]').fill('Sydney, Australia');
    await page.locator('#when button[type=submit]').click();
    await expect(page.locator('#when')).toContainText('Dates for Sydney');
    expect(await readDays(page)).toEqual(inSydney);
    await page.goto(`${pathOf(slug)}?city=Atlantisburg`);
    await expect(page.locator('#when')).toContainText('We know no city called “Atlantisburg”');
    expect(await readDays(page)).toEqual(inDelhi);
  });
});
