import { fillBirth, kundliPath } from './birth';
import { signInPage } from './customer';
import { expect, test, type Page } from './journey';
import { inLanguage, languages } from './site-paths';
import { whenAlive } from './when-alive';

const development = process.env.E2E_DEVELOPMENT_URL;
test.use({ ...(development ? { baseURL: development } : {}) });

// each test stands alone: both workers share them
test.describe.configure({ mode: 'parallel' });

/** Those of Hindi whose words are made while rendering: dates, numbers, lists. */
const hindi = [
  '/',
  '/tarot/reading',
  '/rituals/festivals/diwali',
  '/astro-estore/copper-kalash-set',
  '/astrology-services/talk-to-astrologer',
  '/astrology-services/panchang/delhi/2026-11-08',
  '/astrology-services/panchang/delhi/festivals/year-2026',
  kundliPath,
  '/sign-in',
];

const templates = [
  '/',
  '/remedies',
  '/remedies/moon',
  '/tarot',
  '/tarot/reading',
  '/live-aarti-darshan',
  '/rituals/festivals/diwali',
  '/privacy-policy',
  '/astro-estore',
  '/astro-estore/copper-kalash-set',
  '/astrology-services',
  '/astrology-services/talk-to-astrologer',
  '/astrology-services/panchang/delhi/2026-11-08',
  '/astrology-services/panchang/delhi/festivals/year-2026',
  '/astrology-services/online-katha-booking',
  kundliPath,
  '/subscription-plan',
  '/sign-in',
  '/support',
  '/successfull',
  '/recharge',
];

test.beforeEach(async ({ page }) => {
  await page.addInitScript(countRenderers);
});

const PAGES_OF_A_WALK = 8;

for (const lang of languages) {
  const paths = lang === 'hi' ? hindi : templates;
  for (let first = 0; first < paths.length; first += PAGES_OF_A_WALK) {
    const walk = paths.slice(first, first + PAGES_OF_A_WALK);
    test(`pages from ${walk[0]} to ${walk.at(-1)} hydrate without a word in ${lang}`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(walk.length * 120_000);
      complaints.allow(/^401 GET .*recharge$/);
      for (const path of walk) {
        await page.goto(inLanguage(lang, path));
        await wakeUp(page);
      }
    });
  }

  test(`the pages of a customer hydrate without a word in ${lang}`, async ({ page, origin }) => {
    const { id } = await signInPage(page, origin);
    for (const path of [`/user-profile?id=${id}`, '/recharge', '/order-history']) {
      await page.goto(inLanguage(lang, path));
      await wakeUp(page);
    }
  });
}

test('a kundli posted without script hydrates with its chart', async ({ page }) => {
  await page.goto(kundliPath);
  await fillBirth(page);
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
  await page.waitForURL(`${kundliPath}/*`);
  await expect(page.locator('[data-result]')).toBeVisible();
  await wakeUp(page);
  await expect(page.locator('[data-result]')).toBeVisible();
});

test('one React serves four remotes', async ({ page }) => {
  await page.goto('/');
  await wakeUp(page);
  for (const path of ['/remedies', '/astro-estore', '/astrology-services']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
  }
  await page.locator('[data-sign-in]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await wakeUp(page);
});

/** Makes the page load everything it has, and waits until React has taken over. */
async function wakeUp(page: Page) {
  await whenAlive(page);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'reactRenderers')), 'copies of React')
    .toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, 'hasDevelopmentReact'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const account = page.locator('.frame-account').locator('summary, [data-sign-in]');
  if (await account.count()) await account.hover();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'reactRenderers'))).toBe(1);
}

/** Stands in for the developer tools, to which every copy of React announces itself. */
function countRenderers() {
  const nothing = () => undefined;
  Object.assign(window, {
    reactRenderers: 0,
    hasDevelopmentReact: false,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      checkDCE: nothing,
      onCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
      inject({ bundleType }: { bundleType: number }) {
        Reflect.set(window, 'hasDevelopmentReact', bundleType === 1);
        const count = Number(Reflect.get(window, 'reactRenderers')) + 1;
        Reflect.set(window, 'reactRenderers', count);
        return count;
      },
    },
  });
}
