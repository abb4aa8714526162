import { expect, test } from './journey';

test('the sky now has nine grahas in a table, each with its page', async ({ page }) => {
  await page.goto('/transits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planetary transits');
  const rows = page.locator('main table').first().locator('tbody tr');
  await expect(rows).toHaveCount(9);
  await rows.nth(6).getByRole('link').click();
  await expect(page).toHaveURL('/transits/saturn');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saturn');
  await expect(page.locator('main section ol li')).toHaveCount(12);
});

test('the Moon sign has an address of its own, also without a lagna', async ({ page }) => {
  await page.goto('/transits');
  await page.getByLabel('Moon sign (rashi)').selectOption('11');
  await page.getByRole('button', { name: 'Show my transits' }).click();
  await expect(page).toHaveURL(/\/transits\?moon=11&lagna=#gochara$/);
  await expect(page.getByRole('heading', { name: 'Transits for Meena' })).toBeVisible();
  await expect(page.locator('#gochara li')).toHaveCount(9);
});

test('a year lists its retrograde motion and sign changes, in Hindi too', async ({ page }) => {
  await page.goto('/hi/transits/year-2027');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2027 का ग्रह गोचर');
  const firstTable = page.locator('main table').first();
  await expect(firstTable.getByRole('row', { name: /बुध/ })).toHaveCount(3);
  await expect(page.locator('main table')).toHaveCount(4);
});

test('wrong addresses are said, with a way on', async ({ page, complaints }) => {
  complaints.allow(/^404 GET .*\/transits\//, /^400 GET .*moon=14$/);
  for (const path of ['/transits/pluto', '/transits/year-1700']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'All transits' })).toBeVisible();
  }
  await page.goto('/transits?moon=14');
  await expect(page.getByText('Please choose a Moon sign from the list.')).toBeVisible();
});
