import { appendFileSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { deployFaulty, readSite, remotes, servedVersion } from './faulty/releases';
import { whenAlive } from './when-alive';

test.describe.configure({ mode: 'serial' });
// a site of its own: everywhere else open pages would change to each new generation
test.use({ baseURL: readSite().url });

const works = 'The test remote works';
const retryTitle = 'This part of the page did not load';

/** The frame and another remote go on, whatever happens in the faulty one. */
async function expectRestWorks(page: Page) {
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.locator('footer').first()).toBeVisible();
  await page.locator('a[href="/remedies"]:visible').first().click();
  await expect(page).toHaveURL(/\/remedies$/);
  await expect(page.locator('main h1')).toBeVisible();
}

/** Waits until the page's remote runs in the browser: the button counts. */
async function expectAlive(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(works);
  await page.mouse.move(5, 5);
  await expect(async () => {
    await page.getByRole('button', { name: /^Count/ }).click();
    await expect(page.getByRole('button', { name: /^Count [1-9]/ })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}

const clientFolder = (version: string) =>
  path.join(readSite().dataDir, 'releases/mf-faulty', version, 'client');

test('with no release behind it, an entry that is missing shows a message; retry brings it back', async ({
  page,
}) => {
  const version = await deployFaulty('good');
  await page.route('**/mf-faulty/**/remoteEntry.js*', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.goto('/remedies');
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/faulty';
    link.textContent = 'Faulty';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Faulty' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(retryTitle);
  await expect(page.locator('header').first()).toBeVisible();
  await page.unroute('**/mf-faulty/**/remoteEntry.js*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expectAlive(page);
  expect(version).toContain('good');
});

for (const kind of ['bootstrap', 'render-browser', 'render-server', 'hang-server'])
  test(`a release that fails (${kind}) falls back to the last good one`, async ({ page }) => {
    await deployFaulty('good');
    await deployFaulty(kind);
    const reply = await page.goto('/faulty');
    expect(reply?.status()).toBe(200);
    await expectAlive(page);
    await expect(page.locator('[data-remote="mf-faulty"]')).toHaveAttribute(
      'data-release',
      /^good/,
    );
    await expectRestWorks(page);
  });

test('an entry that is gone from the disk falls back to the last good release', async ({
  page,
}) => {
  await deployFaulty('good');
  const version = await deployFaulty('render-browser');
  const folder = clientFolder(version);
  for (const file of readdirSync(folder).filter((name) => name.startsWith('remoteEntry')))
    renameSync(path.join(folder, file), path.join(folder, `gone-${file}`));
  await page.goto('/faulty');
  await expectAlive(page);
  for (const file of readdirSync(folder).filter((name) => name.startsWith('gone-')))
    renameSync(path.join(folder, file), path.join(folder, file.replace('gone-', '')));
  await expectRestWorks(page);
});

test('a damaged entry is not run: the last good release is', async ({ page }) => {
  await deployFaulty('good');
  await deployFaulty('render-browser');
  await page.route('**/mf-faulty/render-browser*/client/remoteEntry.js*', async (route) => {
    const reply = await route.fetch();
    const body = `${await reply.text()};window.damagedEntryRan = true`;
    const {
      'content-encoding': _encoding,
      'content-length': _length,
      ...headers
    } = reply.headers();
    await route.fulfill({ status: 200, headers, body });
  });
  await page.goto('/faulty');
  await expectAlive(page);
  expect(await page.evaluate(() => 'damagedEntryRan' in window)).toBe(false);
  await expectRestWorks(page);
});

test('an entry that never arrives gives way to the last good release', async ({ page }) => {
  await deployFaulty('good');
  await deployFaulty('render-browser');
  await page.route('**/mf-faulty/render-browser*/client/remoteEntry.js*', () => undefined);
  await page.goto('/faulty');
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(works);
  await page.locator('[data-release^="good"]').waitFor({ timeout: 30_000 });
  await expectAlive(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a damaged chunk of the shell is not run, and its page serves without', async ({ page }) => {
  await page.route(/\/shell-host\/[^/]+\/client\/(?!boot\.)[^/]+\.js$/, async (route) => {
    const reply = await route.fetch();
    const body = `${await reply.text()};window.damagedChunkRan = true`;
    await route.fulfill({ response: reply, body });
  });
  const isTold = page.waitForRequest('**/beacon');
  await page.goto('/remedies');
  // the first sign of use asks for it
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  expect((await isTold).postData()).toContain('"remote":"shell-host"');
  expect(await page.evaluate(() => 'damagedChunkRan' in window)).toBe(false);
  // the next page asks for chunks, too
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a damaged release is refused before anybody gets it', async () => {
  await deployFaulty('good');
  const version = await deployFaulty('render-server');
  await deployFaulty('good');
  appendFileSync(path.join(clientFolder(version), 'remoteEntry.js'), '// changed');
  const refused = remotes('promote', 'mf-faulty', version);
  expect(refused.ok).toBe(false);
  expect(refused.output).toContain('remoteEntry.js');
});

test('one navigation runs one loader', async ({ page }) => {
  await deployFaulty('good');
  await page.goto('/faulty');
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  const loads = () =>
    page.evaluate(() => (globalThis as { faultyLoads?: number }).faultyLoads ?? 0);
  expect(await loads()).toBe(0);
  await page.getByRole('link', { name: 'Second page' }).click();
  await expect(page).toHaveTitle('Faulty /faulty/second');
  expect(await loads()).toBe(1);
  await page.getByRole('main').getByRole('link', { name: 'Remedies' }).click();
  await expect(page.locator('[data-remote="mf-content"] h1')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('/faulty/second')).toBeVisible();
  expect(await loads()).toBe(2);
  await page.goBack();
  await expect(page).toHaveTitle('Faulty /faulty');
  expect(await loads()).toBe(3);
});

test('a rollback reaches new pages within a second', async ({ page }) => {
  const good = await deployFaulty('good');
  await deployFaulty('render-server');
  expect(remotes('rollback', 'mf-faulty', good, '--why', 'it throws').ok).toBe(true);
  await servedVersion(good);
  await page.goto('/faulty');
  await expect(page.locator('[data-remote="mf-faulty"]')).toHaveAttribute('data-release', good);
  const history = remotes('history', 'mf-faulty').output;
  expect(history).toContain('it throws');
});

test('an open tab learns of a newer generation and takes it at its next page', async ({ page }) => {
  await deployFaulty('render-browser');
  await page.goto('/remedies');
  await whenAlive(page);
  const before = Number(await page.locator('html').getAttribute('data-generation'));
  await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true));
  await deployFaulty('good');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('html[data-outdated]')).toBeAttached();
  // what is open goes on until then
  expect(await page.evaluate(() => Reflect.has(window, 'isFirstDocument'))).toBe(true);
  await page.locator('a[href="/astro-estore"]:visible').first().click();
  await expect(page.locator('[data-remote="mf-commerce"] h1')).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, 'isFirstDocument'))).toBe(false);
  const after = Number(await page.locator('html').getAttribute('data-generation'));
  expect(after).toBeGreaterThan(before);
});

test('the shell is a release too', async ({ request }) => {
  const list = remotes('list', '--json');
  expect(list.ok).toBe(true);
  expect(list.output).toContain('shell-host');
  const snapshot = await (await request.get('/discovery.json')).json();
  expect(snapshot.shell).toMatch(/^0\./);
  expect(snapshot).not.toHaveProperty('microFrontends');
  const full = await request.get('/discovery.json', {
    headers: { authorization: 'Bearer ops-token-of-the-journeys-0123456789abcdef' },
  });
  expect(await full.json()).toHaveProperty('microFrontends');
});

test('a new remote runs in the site after deploy, page and endpoint', async ({ page, request }) => {
  const { newRemote } = readSite();
  const surface = JSON.parse(readFileSync(path.join(newRemote, 'release.json'), 'utf8')) as {
    routes: { path: string }[];
    provides: { method: string; path: string }[];
  };
  const address = surface.routes[0]?.path ?? '';
  expect((await request.get(address)).status()).toBe(404);
  expect(remotes('deploy', newRemote).ok).toBe(true);
  await expect(async () => {
    expect((await request.get(address)).status()).toBe(200);
  }).toPass({ timeout: 30_000 });
  await page.goto(address);
  await expect(page.locator('[data-remote="mf-journey"] h1')).toBeVisible();
  const endpoint = surface.provides.find(({ method }) => method === 'GET')?.path ?? '';
  expect((await request.get(endpoint.replace(/:\w+/g, 'x'))).status()).toBe(200);
});
