import { findViolations } from './axe';
import { expect, test } from './journey';
import { inLanguage, languages } from './site-paths';
import { fillDate } from './typed-date';
import { whenAlive } from './when-alive';

const delhi = '/astrology-services/panchang/delhi';

test('a day has its five limbs, festivals and times, and leads to the days beside it', async ({
  page,
}) => {
  await page.goto(`${delhi}/2026-11-08`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Panchang for Delhi, 8 November 2026',
  );
  await expect(page.getByText('Krishna Chaturdashi').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Diwali (Lakshmi Puja)' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Rahu Kaal 4:10 pm 5:31 pm/ })).toBeVisible();
  await page.getByRole('link', { name: 'Day after 9 Nov' }).click();
  await expect(page).toHaveURL(`${delhi}/2026-11-09`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('9 November 2026');
});

test('today marks the choghadiya that runs', async ({ page }) => {
  await page.goto('/hi/astrology-services/panchang/varanasi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('वाराणसी का आज का पंचांग');
  const running = page.locator('#choghadiya tr[aria-current="time"]');
  // between local midnight and sunrise the day before still runs
  expect(await running.count()).toBeLessThanOrEqual(1);
});

test('tables are taken over as they stand, and come anew with another day and back', async ({
  page,
}) => {
  await page.goto(`${delhi}/2026-11-08`);
  const sent = JSON.parse((await page.locator('#page-state').textContent()) ?? '{}');
  expect(sent.page.data.shown.date).toBe('2026-11-08');
  expect(sent.page.data).not.toHaveProperty('panchang');
  const table = page.locator('#hora table').first();
  await table.evaluate((element) =>
    Object.assign(window, { isSameDocument: true, first: element }),
  );
  await whenAlive(page);
  expect(await table.evaluate((element) => element === Reflect.get(window, 'first'))).toBe(true);
  await page.getByRole('link', { name: 'Day after 9 Nov' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('9 November 2026');
  await expect(page.getByRole('row', { name: /Rahu Kaal 8:00 am 9:22 am/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: /Rahu Kaal 4:10 pm 5:31 pm/ })).toBeVisible();
  await expect(page.locator('#hora table')).toHaveCount(2);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('a chosen city has an address, and one press makes it the city of the whole site', async ({
  page,
}) => {
  await page.goto('/astrology-services/panchang');
  await whenAlive(page);
  await page.getByRole('combobox', { name: 'City', exact: true }).fill('Ujjain');
  await page.getByRole('option', { name: /^Ujjain, Madhya Pradesh/ }).click();
  await fillDate(page, 'date', '2027-03-22');
  await page.getByRole('button', { name: 'Show panchang' }).click();
  await expect(page).toHaveURL('/astrology-services/panchang/ujjain/2027-03-22');
  await page.getByRole('button', { name: 'Make Ujjain my city' }).click();
  await expect(page.locator('.frame-header')).toContainText('Ujjain');
  await expect(page).toHaveURL('/astrology-services/panchang/ujjain/2027-03-22');
  await page.goto('/hi/astrology-services/panchang');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('उज्जैन का आज का पंचांग');
});

test('the month is a calendar of leaves, the year a list with a calendar file', async ({
  page,
}) => {
  await page.goto(`${delhi}/month/2026-11`);
  await expect(page.locator('main ol > li').filter({ hasText: 'Diwali' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Festivals of 2026' }).click();
  await expect(page).toHaveURL(`${delhi}/festivals/year-2026`);
  const file = page.getByRole('link', { name: 'Calendar file (.ics)' });
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toContain('DTSTART;VALUE=DATE:20261108');
});

test('a muhurat is found with its reasons, and the season that is closed', async ({ page }) => {
  await page.goto('/astrology-services/muhurat?kind=marriage&city=delhi&from=2040-11&months=3');
  const result = page.locator('#result');
  await expect(result.getByText(/^Kharmas: .*December 2040 to .*January 2041/)).toBeVisible();
  await expect(result.getByText(/Nakshatra: .* Tithi: /).first()).toBeVisible();
});

test('what can not be answered is said, with a way on', async ({ page, complaints }) => {
  complaints.allow(/^404 GET .*\/panchang\//);
  for (const [path, heading] of [
    [`${delhi}/2026-02-30`, 'There is no panchang for this date'],
    [`${delhi}/1700-01-01`, 'There is no panchang for this date'],
    ['/astrology-services/panchang/varanasii', 'Which place do you mean?'],
    [`${delhi}/month/2026-13`, 'No calendar is found at this address'],
    [`${delhi}/festivals/year-2500`, 'No festival calendar is found at this address'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('an older name leads to the city of today', async ({ page }) => {
  await page.goto('/astrology-services/panchang/bombay/2026-11-08');
  await expect(page).toHaveURL('/astrology-services/panchang/mumbai/2026-11-08');
});

for (const lang of languages)
  test(`the pages are accessible and fit a phone (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of [
      `${delhi}/2026-11-08`,
      `${delhi}/month/2026-11`,
      `${delhi}/festivals/year-2026`,
      '/astrology-services/muhurat?kind=marriage&city=delhi&from=2040-11&months=1',
    ]) {
      await page.goto(inLanguage(lang, path));
      expect(await findViolations(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a name is typed, the place chosen by a link, and the date kept', async ({ page }) => {
    await page.goto('/astrology-services/panchang');
    await page.getByRole('combobox', { name: 'City', exact: true }).fill('Salem');
    await fillDate(page, 'date', '2026-11-08');
    await page.getByRole('button', { name: 'Show panchang' }).click();
    await page.getByRole('link', { name: 'Salem, Tamil Nadu, India' }).click();
    await expect(page).toHaveURL('/astrology-services/panchang/salem/2026-11-08');
  });
});
