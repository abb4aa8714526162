import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './journey';
import { pathOf, readPageFacts, type PageFacts } from './page-facts';
import { inLanguage, languages, publicPaths } from './site-paths';

/** Addresses from a sitemap file. */
const listLocations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!);

/** Runs a job for each entry, a few at a time. */
async function forAll<T>(entries: readonly T[], job: (entry: T) => Promise<void>): Promise<void> {
  const rest = [...entries];
  const work = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await job(next);
  };
  await Promise.all(Array.from({ length: 3 }, work));
}

/** A page that a busy machine did not finish in its time says 503, and is asked for again. */
async function getPatiently(request: APIRequestContext, path: string) {
  for (let turn = 1; ; turn += 1) {
    const response = await request.get(path, { maxRedirects: 3 });
    if (response.status() !== 503 || turn === 4) return response;
  }
}

async function listPages(request: APIRequestContext): Promise<string[]> {
  const files = listLocations(await (await request.get('/sitemap.xml')).text());
  const pages: string[] = [];
  for (const file of files) {
    const xml = await (await request.get(new URL(file).pathname)).text();
    pages.push(...listLocations(xml).map((address) => address.replace(/^https?:\/\/[^/]+/, '')));
  }
  return pages.map((path) => path || '/').filter(isWorthWalking());
}

/** The pages of one city are as those of another: every twenty-fourth city is enough. */
function isWorthWalking() {
  const cities: string[] = [];
  return (path: string): boolean => {
    const city = /\/panchang\/([^/]+)/.exec(path)?.[1];
    if (city && !cities.includes(city)) cities.push(city);
    return !city || cities.indexOf(city) % 24 === 0;
  };
}

test('the pages of the sitemap are well told and lead nowhere wrong', async ({ request }) => {
  test.setTimeout(600_000);
  const pages = await listPages(request);
  expect(pages.length).toBeGreaterThan(100);
  expect(new Set(pages).size).toBe(pages.length);

  const found = new Map<string, PageFacts>();
  const wrong: string[] = [];
  const read = async (path: string, into: Map<string, PageFacts>) => {
    const response = await getPatiently(request, path);
    if (response.status() !== 200) return void wrong.push(`${path}: ${response.status()}`);
    into.set(path, readPageFacts(await response.text()));
  };
  await forAll(pages, (path) => read(path, found));
  // a menu leads to pages, too, that no search engine is told of
  const unlisted = new Map<string, PageFacts>();
  const inMenus = languages.flatMap((lang) => publicPaths.map((path) => inLanguage(lang, path)));
  await forAll(
    inMenus.filter((path) => !found.has(path)),
    (path) => read(path, unlisted),
  );

  const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() };
  for (const [path, facts] of found) {
    wrong.push(...facts.complaints.map((complaint) => `${path}: ${complaint}`));
    if (!facts.isIndexed) wrong.push(`${path}: listed, but noindex`);
    if (pathOf(facts.canonical) !== path) wrong.push(`${path}: canonical is ${facts.canonical}`);
    const other = pathOf(facts.alternates[path.startsWith('/hi') ? 'en' : 'hi'] ?? '');
    if (!other || !found.has(other)) wrong.push(`${path}: its other language is ${other}`);
  }
  for (const [path, facts] of [...found, ...unlisted]) {
    if (facts.title.length <= 8) wrong.push(`${path}: the title is ${facts.title}`);
    for (const [kind, text] of [
      ['titles', facts.title],
      ['descriptions', facts.description],
    ] as const) {
      const twin = seen[kind].get(text);
      if (twin) wrong.push(`${path}: same ${kind} as ${twin}: ${text}`);
      seen[kind].set(text, path);
    }
  }

  const links = new Set([...found.values()].flatMap(({ links: own }) => own));
  const unknown = [...links].filter((link) => !found.has(link)).filter(isWorthAsking());
  await forAll(unknown, async (link) => {
    const response = await getPatiently(request, link);
    // the customer's own pages ask for signing in
    if (response.status() >= 400 && response.status() !== 401)
      wrong.push(`a link leads to ${link}: ${response.status()}`);
  });
  expect(wrong.slice(0, 40)).toEqual([]);
});

/** Every link is asked once, but of addresses that differ only by date or filter no more than ten. */
function isWorthAsking() {
  const asked = new Map<string, number>();
  return (link: string): boolean => {
    const shape = link
      .replace(/\?.*/, '?')
      .replace(/\d+/g, '#')
      .replace(/panchang\/[^/]+/, 'panchang/*');
    const times = (asked.get(shape) ?? 0) + 1;
    asked.set(shape, times);
    return times <= 10;
  };
}
