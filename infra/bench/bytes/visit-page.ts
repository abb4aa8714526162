import type { Browser } from '@playwright/test';

/** Something a page asked for. */
export interface PageRequest {
  url: string;
  /** Whether it was asked for before the load event. */
  early: boolean;
}

/** A page with all it asked for by itself. */
export interface Visit {
  requests: PageRequest[];
  /** Errors on the console: a page that breaks must not look light. */
  errors: string[];
}

const QUIET_MS = 2000;
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };

/** Opens an address in a fresh phone-sized browser and waits until nothing was asked for during 2 s. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...phone, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sent: { url: string; at: number }[] = [];
  const errors: string[] = [];
  let loadedAt = 0;
  let lastSent = performance.now();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  // the browser's own clock tells what came before the load event, not the order of messages
  session.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    lastSent = performance.now();
    if (request.url.startsWith('http')) sent.push({ url: request.url, at: timestamp });
  });
  session.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
  await session.send('Network.enable');
  await session.send('Page.enable');
  await page.goto(url, { waitUntil: 'load' });
  while (performance.now() - lastSent < QUIET_MS) await page.waitForTimeout(100);
  await context.close();
  const early = new Map<string, boolean>();
  for (const { url: address, at } of sent) early.set(address, early.get(address) || at < loadedAt);
  return {
    requests: [...early].map(([address, isEarly]) => ({ url: address, early: isEarly })),
    errors,
  };
}
