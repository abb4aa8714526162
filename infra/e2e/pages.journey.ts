import { expect, test } from './journey';
import { accountPaths, inLanguage, languages, publicPaths } from './site-paths';
import { templates, visit, type Stop } from './walk';

// each walk stands alone: all workers share them
test.describe.configure({ mode: 'parallel' });

const stops: Stop[] = [
  ...publicPaths.map((path) => ({ path, isListed: true })),
  { path: '/rituals/festivals/diwali', isListed: true },
  { path: '/astro-estore/copper-kalash-set', isListed: true },
  { path: '/sign-in' },
  { path: '/no-such-page', status: 404, links: 3 },
  { path: '/remedies/no-such-remedy', status: 404, links: 1 },
  { path: '/astro-estore/no-such-product', status: 404, links: 1 },
  // a visitor is asked to sign in, or helped without
  ...accountPaths.map((path) => ({ path, status: path === '/support' ? 200 : 401 })),
  ...['/successfull', '/failed', '/chat-screen', '/admin/x'].map((path) => ({
    ...{ path, hasFrame: false },
  })),
  { path: '/web-stories/a-story', status: 404, hasFrame: false },
];
const STOPS_OF_A_WALK = 8;
const MOST_OF_A_STOP = 120_000;

for (let first = 0; first < stops.length; first += STOPS_OF_A_WALK) {
  const walk = stops.slice(first, first + STOPS_OF_A_WALK);
  test(`pages from ${walk[0]?.path} to ${walk.at(-1)?.path}, in both languages at both widths`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(walk.length * MOST_OF_A_STOP);
    for (const { path, status = 200 } of walk)
      // a page that is not found asks for the details of its item, too
      if (status !== 200)
        complaints.allow(new RegExp(`^${status} GET .*${path.split('/').at(-1)}`));
    for (const stop of walk) await visit(page, stop);
  });
}

test('every template is on a walk', () => {
  const walked = stops.map(({ path }) => path);
  expect(templates.filter((path) => !walked.includes(path))).toEqual([]);
});

test('an unknown address leads on to home', async ({ page, complaints }) => {
  complaints.allow(/^404 GET .*no-such-page$/);
  for (const lang of languages) {
    await page.goto(inLanguage(lang, '/no-such-page'));
    await page.locator('main a').first().click();
    await expect(page).toHaveURL(inLanguage(lang, '/'));
  }
});
