import type { Page } from '@playwright/test';

/**
 * Waits until the script has taken the page over. Before that every form and link works too, but by
 * loading documents; a journey about what the script adds begins after it.
 */
export async function whenAlive(page: Page) {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 300);
  await page.waitForFunction(() => {
    // not only the first: React leaves its preload links before the content as they are
    const contents = [...document.querySelectorAll('#outlet [data-remote] > *')];
    return contents.some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    );
  });
}
