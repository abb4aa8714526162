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
import { driveLoad } from './drive-load';
import { prepareTwin } from './prepare-twin';
import { readCpuSeconds } from '../read-cpu-seconds';

const PAGE = '/remedies/sun';
const ROUNDS = 2;
const ONE_CORE = ['taskset', '-c', '0'];

interface Contestant {
  name: string;
  url: string;
  pid: number;
}

/** Server-rendered pages a second on one core, beside a Next.js twin of the same page. */
async function measurePages() {
  const generator = installTemplate('load');
  const site = await startSite(ONE_CORE);
  const twin = await startTwin(await prepareTwin(site.url, PAGE));
  const contestants = [
    { name: 'site', url: site.url + PAGE, pid: site.pid },
    { name: 'Next.js twin', url: twin.url + PAGE, pid: twin.pid },
  ] as const;
  await checkText(contestants[0].url, contestants[1].url);
  const rows: (string | number)[][] = [];
  const sums = new Map<string, number[]>();
  const measure = async ({ name, url, pid }: Contestant, encoding: string, round: number) => {
    await driveLoad(generator, url, { core: 1, encoding, seconds: 10 });
    const before = readCpuSeconds(pid);
    const { perSecond, p50, p99, failed, answers } = await driveLoad(generator, url, {
      core: 1,
      encoding,
      seconds: 15,
    });
    const perCpuSecond = Math.round(answers / (readCpuSeconds(pid) - before));
    const bytes = await weigh(url, encoding);
    rows.push([round, name, encoding, perSecond, perCpuSecond, p50, p99, failed, ...bytes]);
    const [wall = 0, cpu = 0] = sums.get(name) ?? [];
    if (encoding === 'gzip') sums.set(name, [wall + perSecond, cpu + perCpuSecond]);
  };
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const contestant of contestants) await measure(contestant, 'gzip', round);
  await measure(contestants[0], 'br', ROUNDS);
  await twin.stop();
  await site.stop();
  printTable(
    `${PAGE}, server on core 0, load on core 1, access log to a file`,
    [
      ...['round', 'server', 'encoding', 'pages/s', 'pages/CPU s', 'p50 ms', 'p99 ms', 'failed'],
      ...['html bytes', 'bytes sent'],
    ],
    rows,
  );
  const [ours = [], theirs = []] = contestants.map(({ name }) => sums.get(name) ?? []);
  const times = (at: number) => ((ours[at] ?? 0) / (theirs[at] ?? 1)).toFixed(2);
  console.log(
    `\nwith gzip: ${times(0)} times the twin's pages a second, ${times(1)} times per CPU second`,
  );
  printMachine();
}

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
