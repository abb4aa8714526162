import { confirmEmail, signInPage, signInWith } from './customer';
import { expect, test } from './journey';
import { expectDate, fillDate } from './typed-date';

test('the account menu leads on and shows the balance', async ({ page, origin }) => {
  const { id, number } = await signInPage(page, origin);
  await page.goto('/numerology');
  const summary = page.locator('.frame-account summary');
  const menu = page.locator('.frame-account details');
  await summary.hover();
  await expect(menu).toHaveAttribute('open');
  await expect(menu).toContainText('Guest');
  await expect(menu).toContainText(number);
  await expect(menu.getByRole('link', { name: 'Wallet Transactions' })).toContainText('₹0');
  const hrefs = await menu
    .locator('a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(hrefs).toEqual([`/user-profile?id=${id}`, '/recharge', '/order-history', '/support']);
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await menu.getByRole('link', { name: 'Wallet Transactions' }).click();
  await expect(page).toHaveURL('/recharge');
  await expect(page.locator('main')).toContainText('₹0');
  await expect(menu).not.toHaveAttribute('open');
});

test('logging out ends the session and clears what was stored', async ({ page, origin }) => {
  await signInPage(page, origin);
  await page.goto('/vastu');
  await page.evaluate(() => {
    localStorage.setItem('isSubscribed', 'true');
    sessionStorage.setItem('draft', 'x');
  });
  const [session] = (await page.context().cookies()).filter(({ name }) => name === 'userDetails');
  await page.locator('.frame-account summary').click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-sign-in]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('userDetails');
  // the old token is worth nothing any more
  const reply = await page.request.get('/api/profile', {
    headers: { authorization: `Bearer ${session?.value}` },
  });
  expect(reply.status()).toBe(401);
});

test('the profile can be edited', async ({ page, origin }) => {
  const { id } = await signInPage(page, origin);
  await page.goto(`/user-profile?id=${id}`);
  const form = page.locator('main form').filter({ has: page.locator('[name=name]') });
  await form.locator('[name=name]').fill('Asha Rao');
  await fillDate(page, 'birth_date', '1990-04-15');
  await form.locator('[name=birth_time]').fill('14:30');
  await form.locator('[name=birth_place]').fill('Bengaluru');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('main [role=status]').filter({ hasText: /\S/ }).first()).toBeVisible();
  await page.reload();
  await expect(form.locator('[name=name]')).toHaveValue('Asha Rao');
  await expectDate(page, 'birth_date', '1990-04-15');
  await page.locator('.frame-account summary').click();
  await expect(page.locator('.frame-account details')).toContainText('Asha Rao');
});

test('a confirmed e-mail signs in elsewhere; that device can be signed out', async ({
  page,
  browser,
  watch,
  origin,
}) => {
  const customer = await signInPage(page, origin);
  const { id } = customer;
  const email = await confirmEmail(page.request, origin, customer);
  const other = await browser.newContext({ baseURL: origin });
  watch(other);
  await signInWith(other.request, origin, { email });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/recharge');
  await expect(elsewhere.locator('.frame-account summary')).toBeVisible();
  await page.goto(`/user-profile?id=${id}`);
  const sessions = page.locator('#sessions li, [aria-labelledby=sessions] li');
  await expect(sessions).toHaveCount(2);
  await sessions
    .filter({ hasNotText: 'This device' })
    .getByRole('button', { name: 'End session' })
    .click();
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText('This device');
  await elsewhere.goto('/support');
  await expect(elsewhere.locator('[data-sign-in]').first()).toBeVisible();
  await other.close();
});
