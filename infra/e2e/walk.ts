import { expect, type Page } from '@playwright/test';
import { findViolations } from './axe';
import { kundliPath } from './birth';
import { readPageFacts } from './page-facts';
import { inLanguage, languages } from './site-paths';

/** One page for each template; the others are made of the same. */
export const templates: readonly string[] = [
  '/',
  '/remedies',
  '/remedies/saturn',
  '/rituals/vrats',
  '/tarot',
  '/tarot/reading',
  '/live-aarti-darshan',
  '/rituals/festivals/diwali',
  '/terms-and-conditions',
  '/contact-us',
  '/astro-estore',
  '/astro-estore/copper-kalash-set',
  '/astrology-services',
  '/astrology-services/talk-to-astrologer',
  '/astrology-services/online-pooja-booking',
  kundliPath,
  '/love-calculator',
  '/subscription-plan',
  '/astro-registration',
  '/sign-in',
  '/support',
  '/successfull',
  '/failed',
  '/recharge',
  '/no-such-page',
];

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** A page, and what it answers. */
export interface Stop {
  path: string;
  status?: number;
  /** Whether search engines are told of it; one that is not found never is. */
  isListed?: boolean;
  hasFrame?: boolean;
  /** The fewest links that its own part has. */
  links?: number;
}

/**
 * Visits a page in both languages, at both widths: its answer and head, its pictures, one heading,
 * nothing that scrolls sideways, and for a template nothing axe would object to. One wrong page does
 * not hide the next.
 */
export async function visit(page: Page, stop: Stop): Promise<void> {
  for (const lang of languages) {
    const address = inLanguage(lang, stop.path);
    await page.setViewportSize(desk);
    const reply = await page.goto(address);
    expect.soft(reply?.status(), address).toBe(stop.status ?? 200);
    checkHead(await reply!.text(), { lang, stop, origin: new URL(page.url()).origin });
    // the pictures are the same in every language
    if (lang === 'en' && stop.isListed)
      expect.soft(await findMissingPictures(page), `missing pictures on ${address}`).toEqual([]);
    await expect.soft(page.locator('h1'), address).toHaveCount(1);
    const frame = page.locator('.frame-header, .frame-footer, #drawer');
    expect
      .soft(await page.locator('main a').count(), address)
      .toBeGreaterThanOrEqual(stop.links ?? 0);
    if (stop.hasFrame === false) await expect.soft(frame, address).toHaveCount(0);
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect
        .soft(wide, `${address} scrolls sideways at ${size.width}`)
        .toBeLessThanOrEqual(size.width);
      // colours and marks are the same in Hindi: what can differ there is how it fits a phone
      if (templates.includes(stop.path) && (lang === 'en' || size === phone))
        await expectAccessible(page, `${address} at ${size.width}`);
    }
  }
}

/** Without what moves: a colour half-way to another is none. */
async function expectAccessible(page: Page, where: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await findViolations(page), where).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

interface Sent {
  lang: 'en' | 'hi';
  stop: Stop;
  origin: string;
}

function checkHead(html: string, { lang, stop, origin }: Sent) {
  const facts = readPageFacts(html);
  const address = inLanguage(lang, stop.path);
  expect.soft(facts.lang, address).toBe(lang);
  if (stop.status === 404) expect.soft(facts.isIndexed, address).toBe(false);
  if (!stop.isListed) return;
  expect.soft(facts.description.length, address).toBeGreaterThan(30);
  expect.soft(facts.canonical, address).toBe(origin + address);
  expect.soft(facts.alternates, address).toEqual({
    en: origin + stop.path,
    hi: origin + inLanguage('hi', stop.path),
    'x-default': origin + stop.path,
  });
}

function findMissingPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const broken = [...document.images].map(async (image) => {
      image.loading = 'eager';
      return image.decode().then(
        () => null,
        () => image.currentSrc || image.src,
      );
    });
    return (await Promise.all(broken)).filter((source) => source !== null);
  });
}
