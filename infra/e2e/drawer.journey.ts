import { expect, test } from './journey';
import { planetPaths } from './site-paths';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('the drawer opens by touch with the fixed remedies of the planets', async ({ page }) => {
  await page.goto('/');
  const drawer = page.locator('#drawer');
  await expect(drawer).toBeHidden();
  await page.locator('.frame-open-drawer').tap();
  await expect(drawer).toBeVisible();
  await drawer.locator('[data-menu=remedies] summary').tap();
  const links = drawer.locator('[data-menu=remedies] li a');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href) => href !== '/remedies')).toEqual(planetPaths);
  await links.filter({ hasText: 'Saturn' }).tap();
  await expect(page).toHaveURL('/remedies/saturn');
  await expect(drawer).toBeHidden();
});

test('the focus stays in the open drawer; Escape gives it back', async ({ page }) => {
  await page.goto('/');
  const [drawer, opener] = [page.locator('#drawer'), page.locator('.frame-open-drawer')];
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect(page.locator('.frame-close-drawer')).toBeFocused();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab');
    const isInside = await drawer.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside, `after ${step + 1} steps`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a touch beside the drawer closes it, and so does its button', async ({ page }) => {
  await page.goto('/hi/remedies/sun');
  const drawer = page.locator('#drawer');
  await page.locator('.frame-open-drawer').tap();
  await expect(drawer.locator('[data-menu=remedies]')).toHaveClass(/is-active/);
  await expect(drawer.locator('[aria-current=page]').first()).toHaveAttribute(
    'href',
    '/hi/remedies/sun',
  );
  await page.touchscreen.tap(350, 400);
  await expect(drawer).toBeHidden();
  await page.locator('.frame-open-drawer').tap();
  await page.locator('.frame-close-drawer').tap();
  await expect(drawer).toBeHidden();
});
