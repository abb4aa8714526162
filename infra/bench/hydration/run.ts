import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/find-browser';
import { fetchBody } from '../fetch-body';
import { printMachine, printTable } from '../print-table';
import { runRemotes } from '../rollback/run-command';
import { runBenchmark } from '../run-benchmark';
import { startSite } from '../start-site';
import { buildOlderRelease } from './build-older-release';
import { tapThrough, type Tapped } from './tap-through';

const REMOTE = 'mf-astro-services';
const ROUNDS = 7;
const city = '/astrology-services/panchang/delhi';
const paths = [city, `${city}/festivals/year-2027`, `/hi${city}`];

/** What static parts and slices save of hydration: two releases in turn, on a processor four times slower. */
async function measureHydration() {
  const older = await buildOlderRelease(REMOTE);
  const site = await startSite();
  const releases = [
    { built: 'whole, at once', version: older.version },
    { built: 'static parts, slices', version: await readRelease(site.url) },
  ];
  const why = ['--why', 'a benchmark'];
  await runRemotes(site.dataDir, ['deploy', older.folder, ...why]);
  let serving = older.version;
  const { executablePath } = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  const visits = new Map<string, Tapped[]>();
  const weights = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { built, version } of releases) {
      if (serving !== version) await runRemotes(site.dataDir, ['promote', REMOTE, version, ...why]);
      serving = version;
      await showsRelease(site.url, version);
      for (const path of paths) {
        const key = `${path}\n${built}`;
        const tapped = await tapThrough(browser, site.url + path);
        visits.set(key, [...(visits.get(key) ?? []), tapped]);
        weights.set(key, (await fetchBody(site.url + path, 'gzip')).body.length);
      }
    }
  await browser.close();
  await site.stop();
  const rows = paths.flatMap((path) =>
    releases.map(({ built }) => {
      const key = `${path}\n${built}`;
      const tapped = visits.get(key) ?? [];
      const kB = Math.round((weights.get(key) ?? 0) / 100) / 10;
      return [
        path,
        built,
        ...describe(tapped, 'inp'),
        ...describe(tapped, 'blocking'),
        ...describe(tapped, 'script').slice(0, 1),
        kB,
      ];
    }),
  );
  printTable(
    `Tapped from the first paint until alive, 4x slower, ${ROUNDS} rounds in turn; ms: median, worst`,
    ['page', 'hydrated', 'INP', 'worst', 'blocking', 'worst', 'script', 'html kB gzip'],
    rows,
  );
  printMachine();
}

function describe(tapped: Tapped[], what: keyof Tapped): number[] {
  const sorted = tapped.map((one) => Math.round(one[what])).sort((one, other) => one - other);
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
}

/** The release that a new visitor's page comes from. */
async function readRelease(url: string): Promise<string> {
  const page = (await fetchBody(url + city, 'identity')).body.toString();
  const release = new RegExp(`data-remote="${REMOTE}" data-release="([^"]+)"`).exec(page)?.[1];
  if (!release) throw new Error(`${REMOTE} renders no page`);
  return release;
}

async function showsRelease(url: string, version: string) {
  const deadline = performance.now() + 5000;
  while ((await readRelease(url)) !== version)
    if (performance.now() > deadline) throw new Error(`${version} is not shown`);
}

runBenchmark(measureHydration);
