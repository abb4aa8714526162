import type { APIRequestContext } from '@playwright/test';
import { newEmail, readInbox } from './customer';
import { expect, test, type Page } from './journey';
import { whenAlive } from './when-alive';

/** The first item shipped of a kind. */
async function findFirst(request: APIRequestContext, kind: string): Promise<string> {
  const reply = await request.get(`/api/get_${kind}?limit=1`);
  const { data } = (await reply.json()) as { data: { slug: string }[] };
  const slug = data[0]?.slug;
  if (!slug) throw new Error(`nothing of the kind ${kind} is shipped`);
  return slug;
}

/** Three different cards lie face down; each is turned by its key and shows its own drawing. */
async function expectThreeCardsTurn(page: Page): Promise<void> {
  const cards = page.locator('main details');
  await expect(cards).toHaveCount(3);
  const names = new Set<string>();
  for (const card of await cards.all()) {
    const name = card.locator('h3');
    await expect(name).toBeHidden();
    await card.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(name).toBeVisible();
    names.add(await name.innerText());
    const drawing = card.locator('img[src^="/media/mf-content/tarot/"]').last();
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate(isDrawn)).toBe(true);
  }
  expect(names.size).toBe(3);
}

const isDrawn = (element: HTMLElement | SVGElement) =>
  element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message gets a ticket number, on the page and by mail', async ({ page, request }) => {
    const email = newEmail();
    await page.goto('/contact-us');
    await page.locator('[name=name]').fill('Asha');
    await page.locator('[name=contact]').fill(email);
    await page.locator('[name=topic]').selectOption('booking');
    await page.locator('[name=message]').fill('Which puja comes first?');
    await page.locator('main form button[type=submit]').click();
    await expect(page).toHaveURL(/\/contact-us\?ticket=TP-/);
    const ticket = new URL(page.url()).searchParams.get('ticket') ?? '';
    await expect(page.locator('main [role=status]')).toContainText(ticket);
    const [mail] = await readInbox(request, email);
    expect(mail?.text).toContain(ticket);
  });

  test('what is wrong with a message is said, and what was typed stays', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/^400 POST \/hi\/contact-us$/);
    await page.goto('/hi/contact-us');
    await page.locator('[name=name]').fill('आशा');
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('[name=contact]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name=name]')).toHaveValue('आशा');
  });

  test('three cards are drawn and turned', async ({ page }) => {
    await page.goto('/tarot/reading');
    await page.locator('main form button[type=submit]').click();
    await expectThreeCardsTurn(page);
  });
});

test('cards are drawn anew in Hindi, by keyboard alone', async ({ page }) => {
  await page.goto('/hi/tarot/reading');
  await whenAlive(page);
  for (const name of ['फेंटिए और तीन पत्ते निकालिए', 'फिर से फेंटिए']) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main #table')).toBeInViewport();
    await expectThreeCardsTurn(page);
  }
});

test('feeds are XML that names itself', async ({ request, origin }) => {
  for (const [path, type] of [
    ['/blogs/rss.xml', 'rss'],
    ['/hi/blogs/atom.xml', 'atom'],
    ['/astrology-news/rss.xml', 'rss'],
    ['/astrology-news/atom.xml', 'atom'],
    ['/audio-podcast/rss.xml', 'rss'],
  ] as const) {
    const reply = await request.get(path);
    expect(reply.headers()['content-type']).toBe(`application/${type}+xml; charset=utf-8`);
    expect(await reply.text()).toContain(`${origin}${path}`);
  }
});

test('an episode goes on where it was when the language changes, on a page of another remote', async ({
  page,
  request,
}) => {
  const slug = await findFirst(request, 'podcast');
  await page.goto(`/audio-podcast/${slug}`);
  await whenAlive(page);
  await page.locator('main').getByRole('button', { name: /^Play/ }).click();
  const bar = page.locator('[data-player]');
  await bar.getByRole('slider').fill('20');
  const elsewhere = '/astrology-services/panchang';
  await page.locator(`a[href="${elsewhere}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(elsewhere);
  await page.locator('[data-lang-link="hi"]').first().click();
  await expect(page).toHaveURL(`/hi${elsewhere}`);
  await expect(bar.locator(`a[href="/hi/audio-podcast/${slug}"]`)).toContainText(/[ऀ-ॿ]/);
  const place = bar.getByRole('slider', { name: 'स्थान' });
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThanOrEqual(20);
});

test('titles are suggested while a question is typed', async ({ page }) => {
  await page.goto('/search');
  await whenAlive(page);
  await page.locator('main [name=q]').pressSequentially('sade');
  await expect(page.locator('main').getByRole('option').first()).toBeVisible();
});

test('a story opens over the list, and is a document of its own', async ({ page, request }) => {
  const slug = await findFirst(request, 'story');
  const reply = await request.get(`/web-stories/${slug}`);
  expect(reply.headers()['content-security-policy']).toContain('https://cdn.ampproject.org');
  expect(await reply.text()).toContain('<amp-story standalone');
  await page.goto('/web-stories');
  await whenAlive(page);
  const link = page.locator(`main a[href="/web-stories/${slug}"]`).first();
  const dialog = page.getByRole('dialog');
  await link.click();
  await expect(dialog).toContainText('1 of ');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('2 of ');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('a story keeps the script it brings away from cookies, storage and the site', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/\/api\/get_blog.*Content Security Policy/, /^net::ERR_FAILED GET \/v0\//);
  const slug = await findFirst(request, 'story');
  await page.goto('/web-stories');
  await page.evaluate(() => localStorage.setItem('own', 'secret'));
  await page.context().addCookies([{ name: 'own', value: 'secret', url: page.url() }]);
  const tries = {
    cookie: () => document.cookie,
    localStorage: () => localStorage.getItem('own'),
    sessionStorage: () => sessionStorage.length,
    database: () => indexedDB.open('own'),
    call: () => fetch('/api/get_blog?lang=en', { credentials: 'include' }).then(({ ok }) => ok),
    history: () => history.replaceState({ page: 1 }, ''),
  };
  const body = Object.entries(tries).map(([name, run]) => `try_('${name}', ${run});`);
  const script = `window.tried = {}; const try_ = async (name, run) => {
    try { await run(); tried[name] = 'done'; } catch (error) { tried[name] = 'refused'; }
  };${body.join('')}`;
  await page.route(/cdn\.ampproject\.org/, (route) =>
    route.request().url().endsWith('v0.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.abort(),
  );
  await page.goto(`/web-stories/${slug}`);
  const tried = () => page.evaluate(() => (window as never as { tried: object }).tried);
  await expect.poll(tried).toEqual({
    cookie: 'refused',
    localStorage: 'refused',
    sessionStorage: 'refused',
    database: 'refused',
    call: 'refused',
    history: 'done',
  });
  // and shows without the rest of what it would bring
  const card = page.locator('.card').first();
  await expect
    .poll(() => card.evaluate((element) => getComputedStyle(element).visibility))
    .toBe('visible');
});

test('a picture opens large, moves by key and swipe, and gives the focus back', async ({
  page,
  request,
}) => {
  const slug = await findFirst(request, 'gallery_collection');
  await page.goto(`/photo-gallery/${slug}`);
  await whenAlive(page);
  const links = page.locator('main figure a');
  await expect(links).toHaveCount(6);
  const link = links.nth(1);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 of 6');
  await expect.poll(() => dialog.locator('img').evaluate(isDrawn)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('End');
  await expect(dialog).toContainText('6 of 6');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('5 of 6');
  const box = await dialog.locator('figure').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 60];
  await page.mouse.move(x + 100, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 8 });
  await page.mouse.up();
  await expect(dialog).toContainText('6 of 6');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('an episode plays from a chapter and on while its listener reads elsewhere', async ({
  page,
  request,
}) => {
  const slug = await findFirst(request, 'podcast');
  await page.goto(`/audio-podcast/${slug}`);
  await whenAlive(page);
  await expect(page.getByRole('button', { name: /^Play \(/ })).toBeEnabled();
  const chapter = page.locator('main li button').nth(1);
  const [, name = ''] = (await chapter.innerText()).split(/^\S+\s+/);
  await chapter.click();
  const audio = page.locator('[data-player] audio');
  const isPlaying = () => audio.evaluate((element: HTMLAudioElement) => !element.paused);
  await expect.poll(isPlaying).toBe(true);
  await expect(page.locator('[data-player]')).toContainText(name);
  await page.locator('.frame-nav a[href="/astro-estore"]').click();
  await expect(page).toHaveURL('/astro-estore');
  await expect(page.locator('main h1')).toBeVisible();
  expect(await isPlaying()).toBe(true);
  await page.getByRole('button', { name: 'Close the player' }).click();
  await expect(audio).toHaveCount(0);
});
