import { findViolations } from './axe';
import { fillBirth, kundliPath, sendBirth } from './birth';
import { signInPage } from './customer';
import { expect, test, type Page } from './journey';
import { inLanguage, languages } from './site-paths';
import { whenAlive } from './when-alive';

// each test stands alone: both workers share them
test.describe.configure({ mode: 'parallel' });

const phone = { width: 360, height: 740 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const lang of languages) {
  test(`a kundli in ${lang}`, async ({ page }) => {
    await page.goto(inLanguage(lang, kundliPath));
    await fillBirth(page);
    await sendBirth(page);
    await expect(page.locator('[data-result]')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test(`the form with its mistakes named in ${lang}`, async ({ page }) => {
    await page.goto(inLanguage(lang, kundliPath));
    await whenAlive(page);
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test(`an open menu in ${lang}`, async ({ page }) => {
    await page.goto(inLanguage(lang, '/'));
    for (const menu of ['services', 'more']) {
      await page.locator(`.frame-nav [data-menu=${menu}] > button`).click();
      await expect(page.locator(`#menu-${menu}`)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    }
  });

  test(`the open drawer in ${lang}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(inLanguage(lang, '/remedies/sun'));
    await page.locator('.frame-open-drawer').click();
    await expect(page.locator('#drawer')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test(`the sign-in dialog in ${lang}`, async ({ page }) => {
    await page.goto(inLanguage(lang, '/'));
    await page.locator('[data-sign-in]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test(`the pages of a customer in ${lang}`, async ({ page, origin }) => {
    const { id } = await signInPage(page, origin);
    for (const path of [`/user-profile?id=${id}`, '/recharge', '/order-history']) {
      await page.goto(inLanguage(lang, path));
      await expectAccessibleAtBothWidths(page);
    }
    await page.locator('.frame-account summary').click();
    expect(await findViolations(page)).toEqual([]);
  });
}

async function expectAccessibleAtBothWidths(page: Page) {
  const wide = page.viewportSize();
  for (const size of wide?.width === phone.width ? [phone] : [wide, phone]) {
    if (size) await page.setViewportSize(size);
    expect(await findViolations(page), `at ${size?.width} pixels`).toEqual([]);
  }
  if (wide) await page.setViewportSize(wide);
}
