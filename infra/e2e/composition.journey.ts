import { expect, test, type Page } from '@playwright/test';

test('four remotes follow each other without a new document', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => ((window as { sameDocument?: boolean }).sameDocument = true));
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  for (const [path, remote] of [
    ['/remedies', 'mf-content'],
    ['/astro-estore', 'mf-commerce'],
    ['/subscription-plan', 'mf-commerce'],
    ['/about-us', 'mf-content'],
  ] as const) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator(`[data-remote="${remote}"] h1`)).toBeVisible();
  }
  await page.locator('footer a[href="/astrology-services/free-kundli"]').first().click();
  await expect(page.locator('[data-remote="mf-astro-services"] h1')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-remote="mf-content"] h1')).toBeVisible();
  await expect(page).toHaveURL(/about-us$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // of what must exist once there is one version, and the shell gave it
  const shared = await page.evaluate(readShareScope);
  for (const name of ['react', 'react-dom/client', 'shared/session/session-store', 'shared/router'])
    expect(shared[name]).toEqual(['shell-host']);
});

/** Runs in the page: who provides each shared module, over all containers. */
function readShareScope() {
  type Provider = { from: string };
  const { __FEDERATION__: federation } = globalThis as unknown as {
    __FEDERATION__: {
      __INSTANCES__: { shareScopeMap: { default?: Record<string, Record<string, Provider>> } }[];
    };
  };
  const providers: Record<string, string[]> = {};
  for (const { shareScopeMap } of federation.__INSTANCES__)
    for (const [name, versions] of Object.entries(shareScopeMap.default ?? {}))
      for (const { from } of Object.values(versions))
        if (!(providers[name] ??= []).includes(from)) providers[name].push(from);
  return providers;
}

/** What a page's style sheets (gzip) and fonts weigh, in kB of 1,000. */
async function weigh(page: Page, path: string) {
  const sent: { type: string; url: string }[] = [];
  page.on('request', (request) => sent.push({ type: request.resourceType(), url: request.url() }));
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  // those of pieces that wake by themselves, too
  await page.waitForLoadState('networkidle');
  const sum = async (type: string) => {
    const urls = new Set(sent.filter((one) => one.type === type).map(({ url }) => url));
    const sizes = await Promise.all(
      [...urls].map(async (url) => {
        const headers = { 'accept-encoding': 'gzip' };
        const answer = await page.request.get(url, { headers });
        return Number(answer.headers()['content-length']);
      }),
    );
    return sizes.reduce((total, size) => total + size, 0) / 1000;
  };
  return { css: await sum('stylesheet'), fonts: await sum('font') };
}

for (const [path, most] of [
  ['/', { css: 14, fonts: 30 }],
  ['/hi', { css: 14, fonts: 165 }],
] as const)
  test(`${path} loads the styles of what it shows, and cut fonts`, async ({ page }) => {
    const { css, fonts } = await weigh(page, path);
    expect(css).toBeGreaterThan(0);
    expect(css).toBeLessThanOrEqual(most.css);
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(most.fonts);
  });
