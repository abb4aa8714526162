import type { Browser } from '@playwright/test';

/** How a page behaved while it was tapped from its first paint until it was alive and quiet. Times in ms. */
export interface Tapped {
  /** The longest of its answers to a tap, to the next paint. */
  inp: number;
  /** What long tasks had beyond 50 ms each. */
  blocking: number;
  /** Time spent in script. */
  script: number;
}

const SLOWER = 4;
const TAP_EVERY_MS = 80;
const QUIET_MS = 1500;
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };

/** Opens a page on a phone-sized screen and a slow processor, with an empty cache, and taps all the while. */
export async function tapThrough(browser: Browser, url: string): Promise<Tapped> {
  const context = await browser.newContext({ ...phone, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Performance.enable');
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const heading = await page.locator('h1').boundingBox();
  if (!heading) throw new Error(`${url} shows no heading`);
  const point = { x: heading.x + 4, y: heading.y + 4 };
  let aliveAt = 0;
  while (aliveAt === 0 || performance.now() - aliveAt < QUIET_MS) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(TAP_EVERY_MS);
    if (aliveAt === 0 && (await page.evaluate(isAlive))) aliveAt = performance.now();
  }
  const { inp, blocking } = await page.evaluate(
    () => Reflect.get(window, 'tapped') as Pick<Tapped, 'inp' | 'blocking'>,
  );
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  await context.close();
  return { inp, blocking, script: seconds * 1000 };
}

function observe() {
  const tapped = { inp: 0, blocking: 0 };
  Object.assign(window, { tapped });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        tapped.inp = Math.max(tapped.inp, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tapped.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** Whether React has taken the page over. */
function isAlive() {
  const contents = [...document.querySelectorAll('#outlet [data-remote] > *')];
  return contents.some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );
}
