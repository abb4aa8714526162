import { findViolations } from './axe';
import { expect, test, type Page } from './journey';
import { inLanguage, languages } from './site-paths';
import { whenAlive } from './when-alive';

const darshan = '/live-temple-darshan';
const aarti = '/live-aarti-darshan';

interface Shift extends PerformanceEntry {
  value: number;
}

/** The screen of a test temple's stream. */
function screenOf(page: Page, temple: string) {
  const card = page.locator(`#${temple}`);
  return { card, video: card.locator('video'), button: card.getByRole('button') };
}

const timeOf = (video: ReturnType<Page['locator']>) =>
  video.evaluate((element: HTMLVideoElement) => element.currentTime);

test.describe('a stream', () => {
  for (const player of ['the browser or hls.js', 'hls.js'])
    test(`plays and ends with ${player}`, async ({ page }) => {
      if (player === 'hls.js')
        await page.addInitScript(() => {
          HTMLMediaElement.prototype.canPlayType = () => '';
        });
      await page.goto(darshan);
      await whenAlive(page);
      const { card, video, button } = screenOf(page, 'streaming');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(card.getByRole('status')).toHaveText('Live');
      await expect(video).toBeFocused();
      const began = await timeOf(video);
      await expect.poll(() => timeOf(video)).toBeGreaterThan(began + 1);
      expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(160);
      await expect(card.getByText('This broadcast has ended.').first()).toBeVisible();
    });

  test('that can not be reached is said and tried again, until it is', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/^404 GET \/missing\.m3u8$/);
    await page.goto(darshan);
    await whenAlive(page);
    const { card, video, button } = screenOf(page, 'unreachable');
    await button.click();
    await expect(card.getByText('The temple’s stream cannot be reached').first()).toBeVisible();
    await expect(card.getByText(/^We try again in \d+ seconds\.$/)).toBeVisible();
    await expect(card.getByText(/^Next: All-day darshan/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.route('**/missing.m3u8', (route) =>
      route.continue({ url: route.request().url().replace('missing', 'live') }),
    );
    // by itself
    await expect(card.getByRole('status')).toHaveText('Live');
    await expect(video).toBeVisible();
  });

  test('is closed between the rites', async ({ page }) => {
    await page.goto(`/hi${darshan}`);
    const { card, button } = screenOf(page, 'resting');
    await expect(card.getByText('अभी पट बंद हैं।')).toBeVisible();
    await expect(button).toHaveCount(0);
  });

  test('may come from the named hosts only, and is told to search engines', async ({ request }) => {
    const reply = await request.get(darshan);
    expect(reply.headers()['content-security-policy']).toMatch(
      /media-src 'self' blob: http:\/\/127\.0\.0\.1:\d+; connect-src 'self' http:\/\/127/,
    );
    const described = /<script type="application\/ld\+json">[^<]*"BroadcastEvent"/g;
    expect((await reply.text()).match(described)).toHaveLength(2);
    expect(await (await request.get(aarti)).text()).not.toContain('BroadcastEvent');
  });
});

test('what is on comes first, then what is next', async ({ page, request }) => {
  for (const [path, kind] of [
    [darshan, 'darshan'],
    [aarti, 'aarti'],
  ] as const) {
    const reply = await request.get(`/api/get_darshan_schedule?kind=${kind}`);
    const { data } = (await reply.json()) as {
      data: { at: string; temples: { rites: { state: string }[]; next: { starts_at: string } }[] };
    };
    const isOn = data.temples.map(({ rites }) => rites.some(({ state }) => state === 'now'));
    expect(isOn).toEqual([...isOn].sort((a, b) => Number(b) - Number(a)));
    const waiting = data.temples.filter((_temple, index) => !isOn[index]);
    const starts = waiting.map(({ next }) => next.starts_at);
    expect(starts).toEqual([...starts].sort());
    await page.goto(path);
    await expect(page.locator('main li[id]')).toHaveCount(data.temples.length);
  }
  // the two test temples that are on all day
  await page.goto(darshan);
  await expect(page.locator('#streaming li[aria-current=time]')).toHaveCount(1);
});

test.describe('for a visitor elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('their own hours stand beside those of the temple, and nothing moves', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const sum = list.getEntries().reduce((all, entry) => all + (entry as Shift).value, 0);
        Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted') ?? 0) + sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(aarti);
    await whenAlive(page);
    const last = page.locator('#mahakaleshwar li').last();
    // the last aarti of the night, or after it the first of the morning, in winter or summer time
    await expect(last).toContainText(
      /10:30 – 11:00\spm.*Your time: (12:00 – 12:30|1:00 – 1:30)\spm|4:00 – 6:00\sam.*Your time: \w{3}, [56]:30 – [78]:30\spm/,
    );
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))).toBeLessThan(
      0.02,
    );
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours stand, and the stream is a link', async ({ page }) => {
    await page.goto(darshan);
    await expect(page.locator('#somnath')).toContainText('6:00 am – 10:00 pm');
    await expect(page.locator('#somnath a[href="https://somnath.org"]')).toBeVisible();
    const link = page.locator('#streaming').getByRole('link', { name: /^Open the live stream/ });
    await expect(link).toHaveAttribute('href', /\/live\.m3u8$/);
  });
});

for (const lang of languages)
  test(`the pages are accessible and fit a phone (${lang})`, async ({ page }) => {
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      for (const path of [darshan, aarti]) {
        await page.goto(inLanguage(lang, path));
        await whenAlive(page);
        expect(await findViolations(page)).toEqual([]);
        const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
    }
  });
