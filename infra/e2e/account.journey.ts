import { signInByCalls, signInPage } from './customer';
import { expect, test } from './journey';

test('the account menu leads on and shows the balance', async ({ page, baseURL }) => {
  const { id, number } = await signInPage(page, baseURL ?? '');
  await page.goto('/numerology');
  const summary = page.locator('.frame-account summary');
  const menu = page.locator('.frame-account details');
  await summary.hover();
  await expect(menu).toHaveAttribute('open');
  await expect(menu).toContainText('Guest');
  await expect(menu).toContainText(number);
  await expect(menu.getByRole('link', { name: 'Wallet Transactions' })).toContainText('₹0');
  const hrefs = await menu.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
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

test('logging out ends the session and clears what was stored', async ({ page, baseURL }) => {
  await signInPage(page, baseURL ?? '');
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

test('the profile can be edited', async ({ page, baseURL }) => {
  const { id } = await signInPage(page, baseURL ?? '');
  await page.goto(`/user-profile?id=${id}`);
  const form = page.locator('main form').filter({ has: page.locator('[name=name]') });
  await form.locator('[name=name]').fill('Asha Rao');
  await form.locator('[name=birth_date]').fill('1990-04-15');
  await form.locator('[name=birth_time]').fill('14:30');
  await form.locator('[name=birth_place]').fill('Bengaluru');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('main [role=status]').filter({ hasText: /\S/ }).first()).toBeVisible();
  await page.reload();
  await expect(form.locator('[name=name]')).toHaveValue('Asha Rao');
  await expect(form.locator('[name=birth_date]')).toHaveValue('1990-04-15');
  await page.locator('.frame-account summary').click();
  await expect(page.locator('.frame-account details')).toContainText('Asha Rao');
});

test('another device can be signed out', async ({ page, playwright, baseURL = '' }) => {
  const first = await playwright.request.newContext({ baseURL });
  const { id, number } = await signInByCalls(first, baseURL);
  const { cookies } = await first.storageState();
  await page.context().addCookies(cookies);
  await page.goto(`/user-profile?id=${id}`);
  await expect(page.locator('main')).toContainText(number);
  const { data } = await (await first.get(`/api/get_sessions/${id}`)).json();
  expect(data).toHaveLength(1);
  await first.dispose();
});
