import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../e2e/find-browser';
import { installTemplate } from '../install-template';
import { printMachine, printTable } from '../print-table';
import { runBenchmark } from '../run-benchmark';
import { startSite } from '../start-site';

const pages = [
  '/',
  '/blogs',
  '/blogs/sade-sati-without-fear',
  '/horoscope/daily/aries',
  '/web-stories',
  '/astrology-services/panchang',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The parts of a Lighthouse report that are printed. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; details?: { items?: object[] } }
  >;
}

/** Lighthouse as on a phone, with Debian's or Playwright's Chromium, on pages of the built site. */
async function measureScores() {
  const folder = installTemplate('lighthouse/tools');
  const site = await startSite();
  const rows: (string | number)[][] = [];
  const faults: string[] = [];
  for (const page of pages) {
    // a trace sometimes misses the beginning of the load; the second try is the last
    const url = site.url + page;
    const report = await runLighthouse(folder, url).catch(() => runLighthouse(folder, url));
    const scores = categories.map((name) =>
      Math.round((report.categories[name]?.score ?? 0) * 100),
    );
    const requests = report.audits['network-requests']?.details?.items?.length ?? 0;
    rows.push([page, ...scores, kilobytes(report), requests, blockingMs(report)]);
    faults.push(...listFaults(report).map((fault) => `${page}: ${fault}`));
  }
  await site.stop();
  printTable(
    'Lighthouse, mobile, simulated throttling',
    ['page', ...categories, 'kB', 'requests', 'blocking ms'],
    rows,
  );
  for (const fault of faults) console.log(fault);
  printMachine();
}

async function runLighthouse(folder: string, url: string): Promise<Report> {
  const output = mkdtempSync(path.join(tmpdir(), 'tarapath-lighthouse-'));
  const file = path.join(output, 'report.json');
  const { executablePath } = findBrowser();
  const child = spawn(
    process.execPath,
    [
      path.join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) },
    },
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)} on ${url}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(output, { recursive: true });
  return report;
}

function kilobytes(report: Report): number {
  return Math.round((report.audits['total-byte-weight']?.numericValue ?? 0) / 1000);
}

function blockingMs(report: Report): number {
  return Math.round(report.audits['total-blocking-time']?.numericValue ?? 0);
}

/** Audits that cost points outside the performance category, whose score only sums up figures. */
function listFaults(report: Report): string[] {
  return categories.slice(1).flatMap((name) =>
    (report.categories[name]?.auditRefs ?? [])
      .map(({ id }) => ({ id, audit: report.audits[id] }))
      .filter(({ audit }) => audit?.score !== null && (audit?.score ?? 1) < 1)
      .map(({ id, audit }) => `${name}: ${id} (${audit?.title})`),
  );
}

runBenchmark(measureScores);
