import sharp from 'sharp';
import { findViolations } from './axe';
import { signInPage } from './customer';
import { expect, test, type Page } from './journey';
import { inLanguage, languages } from './site-paths';
import { whenAlive } from './when-alive';

const photograph = (width: number, noise = false) =>
  noise
    ? sharp({
        create: {
          width,
          height: width,
          channels: 3,
          background: '#0f5f6b',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
    : sharp({ create: { width, height: 400, channels: 3, background: '#a3242b' } });
const choose = (page: Page, buffer: Buffer, name = 'me.jpg') =>
  page
    .locator('[name=image]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const avatar = (page: Page) => page.locator('.frame-account summary img');
const save = (page: Page) => page.locator('#picture button[form=picture-form]').click();

for (const lang of languages)
  test(`a picture is chosen, seen, saved and removed in ${lang}`, async ({ page, origin }) => {
    await signInPage(page, origin);
    await page.goto(inLanguage(lang, '/user-profile'));
    await whenAlive(page);
    await choose(page, await photograph(600).jpeg().toBuffer());
    await expect(page.locator('#picture img')).toHaveAttribute('src', /^data:/);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findViolations(page), `at ${width} pixels`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    await save(page);
    await expect(page.locator('main [role=status]').first()).toBeVisible();
    await expect(avatar(page)).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}\/320\.webp$/);
    const shown = (await avatar(page).getAttribute('src')) ?? '';
    const sent = await page.request.get(shown);
    expect((await sharp(await sent.body()).metadata()).width).toBe(320);
    await page.locator('#picture form:not(#picture-form) button').click();
    await expect(avatar(page)).toHaveAttribute('src', '/media/mf-auth/avatar.svg');
    const kept = await page.request.get(shown.replace('320.webp', '160.webp'));
    expect(kept.status()).toBe(404);
  });

test('too large a picture is not sent, and said beside the field', async ({ page, origin }) => {
  await signInPage(page, origin);
  await page.goto('/user-profile');
  await whenAlive(page);
  await choose(page, Buffer.alloc(5 * 1024 * 1024 + 1));
  const described = page.locator('#picture-form');
  await expect(described).toContainText('Please choose a picture of at most 5 MB.');
  await save(page);
  await expect(page).toHaveURL(/\/user-profile$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page comes back with the picture, or says what is wrong', async ({ page, origin }) => {
    await signInPage(page, origin);
    await page.goto('/user-profile');
    await choose(page, Buffer.from('<html><script>alert(1)</script></html>'));
    await save(page);
    await expect(page.locator('#picture-form')).toContainText('This is no picture we can show.');
    const large = await photograph(1700, true).png({ compressionLevel: 0 }).toBuffer();
    expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
    await choose(page, large, 'me.png');
    await save(page);
    await expect(page.locator('#picture-form')).toContainText('at most 5 MB.');
    await choose(page, await photograph(600).png().toBuffer(), 'me.png');
    await save(page);
    await expect(avatar(page)).toHaveAttribute('src', /^\/pictures\//);
  });
});
