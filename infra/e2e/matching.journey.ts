import { computeChart } from 'shared/jyotish/kundli/chart';
import { matchAshtakoota } from 'shared/jyotish/matching/ashtakoota';
import { placeMoon } from 'shared/jyotish/matching/moon-place';
import { findViolations } from './axe';
import { expect, test, type Page } from './journey';
import { inLanguage, languages } from './site-paths';
import { dateFields, expectDate, fillDate } from './typed-date';
import { whenAlive } from './when-alive';

const path = '/astrology-services/kundli-matching';
const matchAddress = /\/astrology-services\/kundli-matching\/[\w-]{22}\?secret=[\w-]{22}$/;
const submit = (page: Page) => page.locator('main form button[type=submit]').click();

const couple = {
  boy: { date: '1990-04-15', time: '14:30', place: 'Bengaluru' },
  girl: { date: '1992-09-11', time: '10:30', place: 'Pune, Maharashtra' },
};
const instants = { boy: '1990-04-15T09:00:00Z', girl: '1992-09-11T05:00:00Z' };

async function fillCouple(page: Page) {
  for (const [person, { date, ...fields }] of Object.entries(couple)) {
    await fillDate(page, `${person}.date`, date);
    for (const [field, value] of Object.entries(fields))
      await page.locator(`[name="${person}.${field}"]`).fill(value);
  }
}

/** Sends the form from its last field, where the list of places cannot be in the way. */
const send = (page: Page) => page.locator('[name="girl.place"]').press('Enter');

function computeTotal() {
  const [boy, girl] = [instants.boy, instants.girl].map((utc) => {
    const { moon } = computeChart({ utc, latitude: 0, longitude: 0 }).planets;
    return placeMoon(moon.longitude);
  });
  return boy && girl ? matchAshtakoota(boy, girl).total : NaN;
}

test('two births give the score the engine computes, koota by koota', async ({ page }) => {
  await page.goto(path);
  await whenAlive(page);
  await fillCouple(page);
  await send(page);
  await expect(page).toHaveURL(matchAddress);
  await expect(page.locator('[data-result]')).toBeVisible();
  const kootas = page.locator('section:has([data-result]) table').first();
  await expect(kootas.locator('tbody tr')).toHaveCount(8);
  await expect(kootas.locator('tfoot td')).toHaveText(`${computeTotal()} / 36`);
  await expect(page.locator('section:has([data-result]) figure svg')).toHaveCount(2);
});

test('mistakes are named beside the person they concern', async ({ page }) => {
  await page.goto(path);
  await whenAlive(page);
  await fillCouple(page);
  const { year } = dateFields(page, 'girl.date');
  await year.fill('92');
  await submit(page);
  await expect(year).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await expect(year).toHaveValue('92');
  await expectDate(page, 'boy.date', couple.boy.date);
  await fillDate(page, 'girl.date', couple.girl.date);
  await page.locator('[name="girl.timeUnknown"]').check();
  await send(page);
  await expect(page.locator('[data-result]')).toBeVisible();
  await expect(page.getByText(/the total lies between/)).toBeVisible();
});

for (const lang of languages)
  test(`the result can be used by everyone in ${lang}`, async ({ page }) => {
    await page.goto(inLanguage(lang, path));
    await whenAlive(page);
    await fillCouple(page);
    await send(page);
    await expect(page.locator('[data-result]')).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findViolations(page), `at ${width} pixels`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the match, which its maker can delete', async ({ page }) => {
    await page.goto(path);
    await fillCouple(page);
    await submit(page);
    await expect(page).toHaveURL(matchAddress);
    await expect(page.locator('section:has([data-result]) table').first()).toBeVisible();
    await page.getByRole('button', { name: 'Delete this match' }).click();
    await expect(page.getByText('The match has been deleted.')).toBeVisible();
  });
});

test('whoever has the address sees the match and its PDF, and cannot delete it', async ({
  page,
  browser,
  origin,
  watch,
}) => {
  const place = { latitude: 12.97, longitude: 77.59, timeZone: 'Asia/Kolkata' };
  const [boy, girl] = [couple.boy, couple.girl].map(({ date, time }) => ({ date, time, ...place }));
  const data = { boy, girl };
  const made = await page.request.post('/api/kundli_matching', { headers: { origin }, data });
  const address = `${path}/${(await made.json()).id}`;
  const stranger = await browser.newContext({ baseURL: origin });
  watch(stranger);
  const theirs = await stranger.newPage();
  await theirs.goto(address);
  await expect(theirs.locator('[data-result]')).toBeVisible();
  await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(theirs.getByRole('button', { name: 'Delete this match' })).toHaveCount(0);
  for (const lang of languages) {
    const reply = await theirs.request.get(inLanguage(lang, `${address}/matching.pdf`));
    expect(reply.headers()['content-type']).toBe('application/pdf');
    expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await stranger.close();
  expect((await page.request.get(`${path}/${'x'.repeat(22)}`)).status()).toBe(404);
});
