import { computeChart } from 'shared/jyotish/kundli/chart';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import { birth, fillBirth, kundliPath, sendBirth } from './birth';
import { expect, test, type Page } from './journey';
import { whenAlive } from './when-alive';

const result = (page: Page) => page.locator('section:has([data-result])');
const submit = (page: Page) => page.locator('main form button[type=submit]').click();

/** Chooses a place as the keyboard does: type, arrow down, Enter. */
async function choosePlace(page: Page, typed: string, wanted: RegExp) {
  const field = page.locator('[name=place]');
  await field.pressSequentially(typed);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`[id="${active}"]`)).toHaveText(wanted);
  await field.press('Enter');
  await expect(field).toHaveValue(wanted);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
}

test('a birth in Bengaluru gives the chart the engine computes', async ({ page, request }) => {
  await page.goto(kundliPath);
  await whenAlive(page);
  await page.locator('[name=name]').fill('Asha');
  await page.locator('[name=date]').fill(birth.date);
  await page.locator('[name=time]').fill(birth.time);
  await choosePlace(page, 'Benga', /^Bengaluru, Karnataka/);
  await submit(page);
  await expect(page.locator('[data-result]')).toBeFocused();
  await expect(page.locator('[data-result]')).toContainText('Asha');
  await expect(result(page).locator('svg')).toHaveCount(2);

  const { data } = await (await request.get('/api/get_suggest/Bengaluru')).json();
  const { latitude, longitude } = data[0];
  const { ascendant, planets } = computeChart({ utc: birth.utc, latitude, longitude });
  const row = (name: string) => result(page).locator('tr', { hasText: name }).first();
  const expected = [
    ['Lagna', ascendant],
    ['Moon', planets.moon],
    ['Saturn', planets.saturn],
    ['Rahu', planets.rahu],
  ] as const;
  for (const [name, place] of expected) {
    await expect(row(name)).toContainText(formatWithinRashi(place.longitude));
    await expect(row(name).locator('td').nth(3)).toHaveText(String(place.pada));
  }
  await expect(row('Moon').locator('td').nth(4)).toHaveText(String(planets.moon.house));
  await expect(result(page)).toContainText('+05:30');
  // the well-known day: sun in Aries, as the published ephemerides of that April have it
  await expect(row('Sun').locator('td').first()).toHaveText('Mesha');
});

test('mistakes are named in place and nothing typed is lost', async ({ page }) => {
  await page.goto(kundliPath);
  await whenAlive(page);
  await page.locator('[name=name]').fill('Ravi');
  await page.locator('[name=time]').fill('06:45');
  await submit(page);
  const date = page.locator('[name=date]');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(date).toBeFocused();
  await expect(page.locator('[name=place]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=name]')).toHaveValue('Ravi');
  await expect(page.locator('[name=time]')).toHaveValue(/^06:45/);
  await fillBirth(page, { ...birth, place: 'Qwxyzzt' });
  await sendBirth(page);
  await expect(page.locator('[name=place]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=place]')).toHaveValue('Qwxyzzt');
  await expect(date).toHaveValue(birth.date);
  await expect(page.locator('[data-result]')).toHaveCount(0);
});

test('without a time of birth the chart leaves out what needs it', async ({ page }) => {
  await page.goto(kundliPath);
  await whenAlive(page);
  await page.locator('[name=date]').fill(birth.date);
  await page.locator('[name=timeUnknown]').check();
  await expect(page.locator('[name=time]')).toBeDisabled();
  await page.locator('[name=place]').fill(birth.place);
  await sendBirth(page);
  await expect(page.locator('[data-result]')).toBeVisible();
  await expect(result(page).locator('svg').filter({ visible: true })).not.toHaveCount(0);
  await expect(result(page)).not.toContainText('Lagna (ascendant)');
  await expect(result(page).locator('tr', { hasText: 'Moon' }).first()).toBeVisible();
});

test('a Hindi visitor types in Devanagari', async ({ page }) => {
  await page.goto(`/hi${kundliPath}`);
  await whenAlive(page);
  await page.locator('[name=date]').fill(birth.date);
  await page.locator('[name=time]').fill(birth.time);
  await choosePlace(page, 'बेंगलु', /^बेंगलुरु/);
  await submit(page);
  await expect(page.locator('[data-result]')).toBeVisible();
  await expect(result(page).locator('tr', { hasText: 'चंद्र' }).first()).toBeVisible();
});
