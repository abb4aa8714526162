import { fillBirth, kundliPath } from './birth';
import { newEmail, newNumber, readCode, readInbox } from './customer';
import { expect, test } from './journey';
import { dateFields } from './typed-date';

test.use({ javaScriptEnabled: false });

test('home and an article read in full, and link on', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(800);
  await page.locator('main a[href^="/remedies/"]').first().click();
  await expect(page).toHaveURL(/\/remedies\/\w+$/);
  await expect(page.locator('main h2').first()).toBeVisible();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(1500);
});

test('menus open by pointer, by keyboard, and as a drawer', async ({ page }) => {
  await page.goto('/');
  await page.locator('.frame-nav [data-menu=rituals] > a').hover();
  await page.locator('#menu-rituals').getByRole('link', { name: 'Bhajan' }).click();
  await expect(page).toHaveURL('/rituals/bhajan');
  await page.mouse.move(640, 700);
  await page.locator('.frame-nav [data-menu=more] > button').focus();
  await expect(page.locator('#menu-more')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.frame-open-drawer').click();
  await page.locator('#drawer [data-menu=horoscope] summary').click();
  await page.locator('#drawer').getByRole('link', { name: 'Weekly Horoscope' }).click();
  await expect(page).toHaveURL('/horoscope/weekly');
});

test('the kundli form answers with a chart, or with what is wrong', async ({
  page,
  complaints,
}) => {
  complaints.allow(/^400 POST \/astrology-services\/free-kundli$/);
  await page.goto(kundliPath);
  await page.locator('[name=name]').fill('Asha');
  await page.locator('[name=time]').fill('14:30');
  await page.locator('main form button[type=submit]').click();
  await expect(dateFields(page, 'date').day).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=name]')).toHaveValue('Asha');
  await expect(page.locator('[name=time]')).toHaveValue('14:30');
  await fillBirth(page);
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('[data-result]')).toBeVisible();
  await expect(page.locator('section:has([data-result]) table').first()).toBeVisible();
});

test('signing in and out', async ({ page, request }) => {
  const number = newNumber();
  await page.goto('/tarot');
  await page.locator('[data-sign-in]').click();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Ftarot$/);
  await page.locator('[name=numbers]').fill(number);
  await page.locator('main form button[type=submit]').first().click();
  await page.locator('[name=otp]').fill(await readCode(request, number));
  await page
    .locator('main form')
    .filter({ has: page.locator('[name=otp]') })
    .locator('button[type=submit]')
    .first()
    .click();
  await expect(page).toHaveURL('/tarot');
  await page.locator('.frame-account summary').click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-sign-in]')).toBeVisible();
});

test('the newsletter form comes back to its page', async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/tarot');
  await page.locator('.frame-newsletter input').fill(email);
  await page.locator('.frame-newsletter button').click();
  await expect(page).toHaveURL(/^[^?]*\/tarot\?.*outcome=ok/);
  await expect(page.locator('#newsletter-status')).toHaveText(
    'Verification Email Sent Successfully! Please check your mail.',
  );
  expect(await readInbox(request, email)).toHaveLength(1);
});
