import { expect, test, type Page } from './journey';
import { whenAlive } from './when-alive';

const button = (page: Page, menu: string) =>
  page.locator(`.frame-nav [data-menu=${menu}] > button`);
const submenu = (page: Page, menu: string) => page.locator(`#menu-${menu}`);

test('open by hover and close after leaving', async ({ page }) => {
  await page.goto('/');
  await page.locator('.frame-nav [data-menu=rituals] > a').hover();
  await expect(submenu(page, 'rituals')).toBeVisible();
  await submenu(page, 'rituals').getByRole('link', { name: 'Aarti' }).hover();
  await page.waitForTimeout(500);
  await expect(submenu(page, 'rituals')).toBeVisible();
  await page.locator('.frame-nav [data-menu=horoscope] > a').hover();
  await expect(submenu(page, 'horoscope')).toBeVisible();
  await expect(submenu(page, 'rituals')).toBeHidden();
  await page.mouse.move(600, 700);
  await expect(submenu(page, 'horoscope')).toBeHidden();
});

test('open for the keyboard; Escape closes and gives the focus back', async ({ page }) => {
  await page.goto('/');
  await page.locator('.frame-nav [data-menu=services] > a').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'services')).toBeFocused();
  await expect(submenu(page, 'services')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(submenu(page, 'services')).toBeVisible();
  await expect(button(page, 'services')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(submenu(page, 'services').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'services')).toBeFocused();
  await expect(button(page, 'services')).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes a hovered menu without moving the pointer', async ({ page }) => {
  await page.goto('/');
  await page.locator('.frame-nav [data-menu=blogs] > a').hover();
  await expect(submenu(page, 'blogs')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(submenu(page, 'blogs')).toBeHidden();
});

test('the menu of the path is highlighted, also after moving on', async ({ page }) => {
  const active = page.locator('.frame-nav .is-active');
  const here = page.locator('.frame-nav [aria-current=page]');
  await page.goto('/rituals/vrats');
  await expect(active).toHaveAttribute('data-menu', 'rituals');
  await expect(here).toHaveText('Vrats');
  await whenAlive(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await button(page, 'more').click();
  await submenu(page, 'more').getByRole('link', { name: 'Tarot' }).click();
  await expect(page).toHaveURL('/tarot');
  await expect(active).toHaveAttribute('data-menu', 'more');
  await expect(here).toHaveText('Tarot');
  await expect(submenu(page, 'more')).toBeHidden();
  await page.locator('.frame-nav [data-menu=store] > a').click();
  await expect(page).toHaveURL('/astro-estore');
  await expect(active).toHaveAttribute('data-menu', 'store');
  await page.goBack();
  await expect(active).toHaveAttribute('data-menu', 'more');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the remedies menu lists what the server has, at most ten', async ({ page, request }) => {
  const { data } = await (await request.get('/api/get_remedies?limit=10')).json();
  await page.goto('/');
  const links = submenu(page, 'remedies').locator('a');
  await expect(links).toHaveText(data.map(({ title }: { title: string }) => title));
});

test('nothing is wider than 1600 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.goto('/');
  const parts = ['#main', '.frame-bar', '.frame-menus', '.frame-footer-inner'];
  for (const part of parts) {
    const box = await page.locator(part).boundingBox();
    expect(box?.width, part).toBeLessThanOrEqual(1600);
    expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - 1900), part).toBeLessThan(4);
  }
});

test('a touch opens a menu of a wide screen', async ({ browser, origin, watch }) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
  });
  watch(context);
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('.frame-nav [data-menu=horoscope] > button').tap();
  await expect(page.locator('#menu-horoscope')).toBeVisible();
  await page.locator('#menu-horoscope a').first().tap();
  await expect(page).toHaveURL('/horoscope/daily');
  await context.close();
});

test('the shortcut buttons end at 769 pixels, the drawer begins below 1040', async ({ page }) => {
  await page.goto('/');
  const shortcuts = page.locator('.frame-shortcut');
  for (const [width, count] of [
    [769, 0],
    [770, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(shortcuts.filter({ visible: true })).toHaveCount(count);
  }
  await page.setViewportSize({ width: 1039, height: 800 });
  await expect(page.locator('.frame-open-drawer')).toBeVisible();
  await expect(page.locator('.frame-nav')).toBeHidden();
  await page.setViewportSize({ width: 1040, height: 800 });
  await expect(page.locator('.frame-open-drawer')).toBeHidden();
  await expect(page.locator('.frame-nav')).toBeVisible();
  // and at every width the header ends within the page
  for (let width = 320; width <= 1300; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page
      .locator('.frame-tools')
      .evaluate((tools) => tools.getBoundingClientRect().right - innerWidth);
    expect([width, over <= 0]).toEqual([width, true]);
  }
});
