import type { APIRequestContext } from '@playwright/test';
import { newEmail, readInbox } from './customer';
import { expect, test } from './journey';
import { whenAlive } from './when-alive';

/** The first item of a kind; a test of a kind that nothing is shipped of has nothing to look at. */
async function findFirst(request: APIRequestContext, kind: string): Promise<string> {
  const reply = await request.get(`/api/get_${kind}?limit=1`);
  const { data } = (await reply.json()) as { data: { slug: string }[] };
  const slug = data[0]?.slug;
  test.skip(!slug, `nothing of the kind ${kind} is shipped yet`);
  return slug ?? '';
}

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

  test('three cards are drawn and turned', async ({ page, request }) => {
    await findFirst(request, 'tarot');
    await page.goto('/tarot/reading');
    await page.locator('main form button[type=submit]').click();
    const cards = page.locator('main details');
    await expect(cards).toHaveCount(3);
    await expect(cards.nth(1).locator('h3')).toBeHidden();
    await cards.nth(1).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(cards.nth(1).locator('h3')).toBeVisible();
  });
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

test('titles are suggested while a question is typed', async ({ page }) => {
  await page.goto('/search');
  await whenAlive(page);
  await page.locator('main [name=q]').pressSequentially('sade');
  await expect(page.locator('main datalist option').first()).toBeAttached();
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

test('a picture opens large, and the focus comes back to it', async ({ page, request }) => {
  const slug = await findFirst(request, 'gallery_collection');
  await page.goto(`/photo-gallery/${slug}`);
  await whenAlive(page);
  const link = page.locator('main figure a').nth(1);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 of ');
  await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('an episode plays on while its listener reads elsewhere', async ({ page, request }) => {
  const slug = await findFirst(request, 'podcast');
  await page.goto(`/audio-podcast/${slug}`);
  await page.getByRole('button', { name: /^Play \(/ }).click();
  const audio = page.locator('[data-player] audio');
  const isPlaying = () => audio.evaluate((element: HTMLAudioElement) => !element.paused);
  await expect.poll(isPlaying).toBe(true);
  await page.locator('.frame-nav a[href="/astro-estore"]').click();
  await expect(page).toHaveURL('/astro-estore');
  await expect(page.locator('main h1')).toBeVisible();
  expect(await isPlaying()).toBe(true);
  await page.getByRole('button', { name: 'Close the player' }).click();
  await expect(audio).toHaveCount(0);
});
