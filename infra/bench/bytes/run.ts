import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../e2e/find-browser';
import { buildOneBundle } from '../one-bundle/build-one-bundle';
import { printMachine, printTable } from '../print-table';
import { runBenchmark } from '../run-benchmark';
import { startSite } from '../start-site';
import { listPages } from './list-pages';
import { serveOneBundle } from './serve-one-bundle';
import { visitPage } from './visit-page';
import { weighVisit, type Weights } from './weigh-visit';

const KB = 1000;
const RELEASES = 'releases';
const head = [
  ...['page', 'built as', 'js', 'css', 'html', 'js+css+html', 'requests'],
  ...['fonts', 'images', 'all requests'],
];

/** Bytes of the first load of each kind of page, beside the same code as one bundle. */
async function measureBytes() {
  const site = await startSite();
  const shapes = [await buildOneBundle('split'), await buildOneBundle('whole')];
  const bundles = await Promise.all(shapes.map((bundle) => serveOneBundle(site.url, bundle)));
  const { executablePath } = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  const servers: [string, string][] = [
    [RELEASES, site.url],
    ['one build', bundles[0]?.url ?? ''],
    ['one file', bundles[1]?.url ?? ''],
  ];
  const tables = await measurePages(browser, servers, await listPages(site.url));
  await browser.close();
  for (const bundle of bundles) bundle.stop();
  await site.stop();
  for (const [title, rows] of tables) printTable(title, head, rows);
  console.log('\nkB of 1,000 bytes, bodies as sent; phone of 360 x 740, empty cache.');
  console.log(
    'one build: a single webpack build with a chunk for each page; one file: without chunks.',
  );
  printMachine();
}

async function measurePages(
  browser: Browser,
  servers: [string, string][],
  pages: [string, string][],
) {
  const tables = new Map<string, (string | number)[][]>();
  const add = (title: string, row: (string | number)[]) =>
    tables.set(title, [...(tables.get(title) ?? []), row]);
  for (const [kind, path] of pages)
    for (const [built, url] of servers) {
      const visit = await visitPage(browser, url + path);
      if (visit.errors.length > 0)
        console.warn(`${built} ${path} wrote errors on the console:\n${visit.errors.join('\n')}`);
      for (const encoding of ['gzip', 'br'] as const) {
        const { early, all } = await weighVisit(visit, encoding);
        add(`${encoding}, before the load event`, [
          `${kind} ${path}`,
          built,
          ...toRow(early, built),
        ]);
        add(`${encoding}, in all`, [`${kind} ${path}`, built, ...toRow(all, built)]);
      }
    }
  return tables;
}

function toRow(weights: Weights, built: string): (number | string)[] {
  const { js, css, html, font, image, requests, codeRequests } = weights;
  const inKb = (bytes: number) => Math.round(bytes / (KB / 10)) / 10;
  const code = [inKb(js), inKb(css), inKb(html), inKb(js + css + html), codeRequests];
  // a document's class names are the releases': with other style sheets it shows other fonts and pictures
  return [...code, ...(built === RELEASES ? [inKb(font), inKb(image), requests] : ['-', '-', '-'])];
}

runBenchmark(measureBytes);
