import { findViolations } from './axe';
import { expect, test } from './journey';

test('from the home page to a sign, its tomorrow and its week', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Leo', exact: true }).first().click();
  await expect(page).toHaveURL('/horoscope/daily/leo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leo daily horoscope');
  const today = await page.locator('article').innerText();
  await page.getByRole('link', { name: 'Tomorrow' }).click();
  await expect(page).toHaveURL('/horoscope/daily/leo/tomorrow');
  await expect(page.locator('article')).not.toHaveText(today);
  await page.getByRole('navigation', { name: 'How far ahead' }).getByText('Weekly').click();
  await expect(page).toHaveURL('/horoscope/weekly/leo');
  await expect(page.getByRole('heading', { name: 'Why it says this' })).toBeVisible();
});

test('each step has its own canonical address, title and share card', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const step of ['', '/yesterday', '/tomorrow']) {
    await page.goto(`/horoscope/daily/virgo${step}`);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(canonical).toMatch(new RegExp(`/horoscope/daily/virgo${step}$`));
    const card = await request.get(new URL(image ?? '').pathname);
    expect(card.headers()['content-type']).toBe('image/png');
    seen.add(`${await page.title()} ${image}`);
  }
  expect(seen.size).toBe(3);
});

test('the twelve signs are there for every period, in Hindi too', async ({ page }) => {
  for (const period of ['daily', 'weekly', 'monthly', 'yearly']) {
    await page.goto(`/hi/horoscope/${period}`);
    await expect(page.locator(`[id^=${period}-]`)).toHaveCount(12);
  }
});

test('a sign or a step there isn’t is said, with the signs there are', async ({
  page,
  complaints,
}) => {
  complaints.allow(/^404 GET .*\/horoscope\//);
  for (const path of ['/horoscope/daily/ophiuchus', '/horoscope/weekly/leo/tomorrow']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('main').getByRole('link', { name: 'Scorpio' })).toBeVisible();
  }
});

test('the pages hold no barriers', async ({ page }) => {
  for (const path of ['/', '/hi/horoscope', '/horoscope/weekly', '/hi/horoscope/monthly/leo']) {
    await page.goto(path);
    expect(await findViolations(page)).toEqual([]);
  }
});
