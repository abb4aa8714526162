import { expect, test, type Page } from './journey';
import { accountPaths, inLanguage, languages, publicPaths } from './site-paths';

// each test stands alone: both workers share them
test.describe.configure({ mode: 'parallel' });

for (const path of publicPaths)
  test(`${path} is a page in both languages`, async ({ page }) => {
    for (const lang of languages) {
      const address = inLanguage(lang, path);
      const reply = await page.goto(address);
      expect(reply?.status(), address).toBe(200);
      await checkHead(page, lang, path);
      // the pictures are the same in every language
      if (lang === 'en') await checkPictures(page, address);
      await checkBody(page, address);
    }
  });

test('an unknown address answers 404 with ways on', async ({ page, complaints }) => {
  complaints.allow(/^404 GET .*no-such-page$/);
  for (const lang of languages) {
    const reply = await page.goto(inLanguage(lang, '/no-such-page'));
    expect(reply?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await checkBody(page, '/no-such-page');
    expect(await page.locator('main a').count()).toBeGreaterThan(2);
    await page.locator('main a').first().click();
    await expect(page).toHaveURL(inLanguage(lang, '/'));
  }
});

for (const path of ['/remedies/no-such-remedy', '/astro-estore/no-such-product'])
  test(`${path} answers 404`, async ({ page, complaints }) => {
    complaints.allow(/^404 GET .*no-such-\w+(\?lang=\w+)?$/);
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.locator('main a').count()).toBeGreaterThan(0);
  });

for (const path of ['/successfull', '/failed', '/chat-screen', '/admin/x', '/web-stories/a-story'])
  test(`${path} has no frame`, async ({ page, complaints }) => {
    complaints.allow(/^404 GET \S*\/(chat-screen|admin\/x|web-stories\/a-story)$/);
    for (const lang of languages) {
      await page.goto(inLanguage(lang, path));
      await expect(page.locator('.frame-header, .frame-footer, #drawer')).toHaveCount(0);
      await checkBody(page, path);
    }
  });

for (const path of accountPaths)
  test(`${path} asks a visitor to sign in, or helps without`, async ({ page, complaints }) => {
    complaints.allow(/^401 GET /);
    for (const lang of languages) {
      const reply = await page.goto(inLanguage(lang, path));
      expect(reply?.status()).toBe(path === '/support' ? 200 : 401);
      await checkBody(page, path);
    }
  });

test('no two pages of a language share a title', async ({ request }) => {
  for (const lang of languages) {
    const seen = new Map<string, string>();
    for (const path of publicPaths) {
      const html = await (await request.get(inLanguage(lang, path))).text();
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      expect(title.length, path).toBeGreaterThan(8);
      expect(seen.get(title), `${path} has the title of another page`).toBeUndefined();
      seen.set(title, path);
    }
  }
});

async function checkHead(page: Page, lang: 'en' | 'hi', path: string) {
  const { origin } = new URL(page.url());
  const href = (code: string) => page.locator(`link[rel=alternate][hreflang="${code}"]`);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description?.length).toBeGreaterThan(30);
  const own = origin + inLanguage(lang, path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', own);
  for (const code of languages)
    await expect(href(code)).toHaveAttribute('href', origin + inLanguage(code, path));
  await expect(href('x-default')).toHaveAttribute('href', origin + path);
}

async function checkPictures(page: Page, address: string) {
  const missing = await page.evaluate(async () => {
    const broken = [...document.images].map(async (image) => {
      image.loading = 'eager';
      return image.decode().then(
        () => null,
        () => image.currentSrc || image.src,
      );
    });
    return (await Promise.all(broken)).filter((source) => source !== null);
  });
  expect(missing, `missing pictures on ${address}`).toEqual([]);
}

/** One heading, and no scrolling sideways on a phone and on a desk. */
async function checkBody(page: Page, address: string) {
  await expect(page.locator('h1'), address).toHaveCount(1);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${address} scrolls sideways at ${width}`).toBeLessThanOrEqual(width);
  }
}
