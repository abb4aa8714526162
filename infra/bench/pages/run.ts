import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../database/find-free-port';
import { fetchBody } from '../fetch-body';
import { installTemplate } from '../install-template';
import { printMachine, printTable } from '../print-table';
import { runBenchmark } from '../run-benchmark';
import { runUntilReady } from '../run-until-ready';
import { startSite } from '../start-site';
import { findDifference } from './compare-text';
import { driveLoad, type Driven } from './drive-load';
import { prepareTwin } from './prepare-twin';

const PAGE = '/remedies/sun';
const ROUNDS = 2;
const ONE_CORE = ['taskset', '-c', '0'];
const gzip = { core: 1, encoding: 'gzip' };

/** Server-rendered pages a second on one core, beside a Next.js twin of the same page. */
async function measurePages() {
  const generator = installTemplate('load');
  const site = await startSite(ONE_CORE);
  const twin = await startTwin(await prepareTwin(site.url, PAGE));
  const contestants = [
    ['site', site.url + PAGE],
    ['Next.js twin', twin.url + PAGE],
  ] as const;
  await checkText(contestants[0][1], contestants[1][1]);
  const rows: (string | number)[][] = [];
  const best = new Map<string, number>();
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [name, url] of contestants) {
      await driveLoad(generator, url, { ...gzip, seconds: 10 });
      const driven = await driveLoad(generator, url, { ...gzip, seconds: 15 });
      rows.push([round, name, 'gzip', ...toRow(driven), ...(await weigh(url, 'gzip'))]);
      best.set(name, (best.get(name) ?? 0) + driven.perSecond);
    }
  const withBrotli = await driveLoad(generator, contestants[0][1], { core: 1, encoding: 'br', seconds: 10 });
  rows.push([ROUNDS, 'site', 'br', ...toRow(withBrotli), ...(await weigh(contestants[0][1], 'br'))]);
  await twin.stop();
  await site.stop();
  printTable(
    `${PAGE}, server on core 0, load on core 1, access log to a file`,
    ['round', 'server', 'encoding', 'pages/s', 'p50 ms', 'p99 ms', 'failed', 'html bytes', 'bytes sent'],
    rows,
  );
  const ratio = (best.get('site') ?? 0) / (best.get('Next.js twin') ?? 1);
  console.log(`\nwith gzip the site serves ${ratio.toFixed(2)} times the pages of the twin`);
  printMachine();
}

const toRow = ({ perSecond, p50, p99, failed }: Driven) => [perSecond, p50, p99, failed];

async function weigh(url: string, encoding: string): Promise<number[]> {
  const plain = await fetchBody(url, 'identity');
  const sent = await fetchBody(url, encoding);
  return [plain.body.length, sent.body.length];
}

async function startTwin(folder: string) {
  const url = `http://127.0.0.1:${await findFreePort(null)}`;
  const logFile = path.join(folder, 'access.log');
  const child = spawn('taskset', ['-c', '0', process.execPath, 'server.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: new URL(url).port, LOG_FILE: logFile },
  });
  const running = await runUntilReady(child, url + PAGE, () => readFileSync(logFile, 'utf8'));
  return { ...running, url };
}

/** Both must say the same to a reader, or the figures compare two different pages. */
async function checkText(site: string, twin: string) {
  const [a, b] = await Promise.all([fetchBody(site, 'identity'), fetchBody(twin, 'identity')]);
  const difference = findDifference(a.body.toString(), b.body.toString());
  console.log(difference ? `the texts differ at ${difference}` : 'both pages hold the same text');
}

runBenchmark(measurePages);
