import { readFile } from 'node:fs/promises';
import { findViolations } from './axe';
import { confirmEmail, readCode, signInPage } from './customer';
import { expect, test, type Page } from './journey';
import { expectDate } from './typed-date';

const own = '/user-profile/data';
const item = (page: Page, name: string) => page.locator('#consents li').filter({ hasText: name });

test('signing in is in the record, with date, place and language', async ({ page, origin }) => {
  await signInPage(page, origin);
  await page.goto('/user-profile');
  await page.locator('#own-data').getByRole('link').click();
  await expect(page).toHaveURL(own);
  for (const name of ['Terms and conditions', 'Your account']) {
    await expect(item(page, name)).toContainText('Agreed');
    await expect(item(page, name)).toContainText('when signing in');
  }
  await expect(item(page, 'Newsletter')).toContainText('Add an e-mail address first');
  await page.locator('summary', { hasText: 'The whole record' }).click();
  await expect(page.locator('#consents tbody tr')).toHaveCount(2);
  await item(page, 'Your account').getByRole('link', { name: 'Read the notice' }).click();
  await expect(page).toHaveURL('/privacy-policy#account');
  await expect(page.locator('#account')).toBeVisible();
});

test('saved birth details are withdrawn with one press, and are gone', async ({ page, origin }) => {
  const { id } = await signInPage(page, origin);
  const headers = { origin };
  const data = { birth_date: '1990-04-15', birth_place: 'Pune' };
  await page.request.put(`/api/update_users/${id}`, { headers, data });
  await page.goto(own);
  const births = item(page, 'Saved birth details');
  await expect(births).toContainText('by saving the profile');
  await births.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL(`${own}?done=withdrawn`);
  await expect(page.getByRole('status').filter({ hasText: 'withdrawn' })).toBeVisible();
  await expect(births).toContainText('Withdrawn');
  await page.goto('/user-profile');
  await expectDate(page, 'birth_date', '');
  await expect(page.locator('[name=birth_place]')).toHaveValue('');
});

test('the newsletter is left and joined as easily, in Hindi', async ({ page, origin }) => {
  await confirmEmail(page.request, origin, await signInPage(page, origin));
  await page.goto(`/hi${own}`);
  const newsletter = item(page, 'न्यूज़लेटर');
  await newsletter.getByRole('button', { name: 'सहमति दें' }).click();
  await expect(newsletter).toContainText('सहमति दी');
  await newsletter.getByRole('button', { name: 'सहमति वापस लें' }).click();
  await expect(newsletter).toContainText('वापस ली');
});

test('the data comes as one file', async ({ page, origin }) => {
  const { number } = await signInPage(page, origin);
  await page.goto(own);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('tarapath-data.json');
  const { data } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.profile.phone).toContain(number);
  expect(Object.keys(data.remotes)).toEqual(
    expect.arrayContaining(['mf-content', 'mf-astro-services']),
  );
  expect(data.not_reachable).toEqual([]);
});

test('the page is accessible at both widths', async ({ page, origin }) => {
  await signInPage(page, origin);
  for (const path of [own, `/hi${own}`])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.locator('#consents summary').click();
      expect(await findViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an account is erased after its owner has confirmed', async ({ page, origin }) => {
    const { id, number } = await signInPage(page, origin);
    await page.goto(own);
    await page.locator('[name=understood]').check();
    await page.getByRole('button', { name: 'Erase my account' }).click();
    await page.locator('[name=otp]').fill(await readCode(page.request, number));
    await page.getByRole('button', { name: 'Erase it for good' }).click();
    await expect(page).toHaveURL(`${own}?erased=1#erase`);
    await expect(page.locator('main [role=status]')).toContainText('Your account is erased');
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).not.toContain('userDetails');
    const profile = await page.request.get(`/api/get_single_users/${id}`);
    expect(profile.status()).toBe(401);
  });
});
