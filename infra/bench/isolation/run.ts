import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { listChildren } from '../../drills/find-processes';
import { pageFaults } from '../../isolation/testing/page-faults';
import { installTemplate } from '../install-template';
import { driveLoad } from '../pages/drive-load';
import { readCpuSeconds } from '../read-cpu-seconds';
import { printMachine, printTable } from '../print-table';
import { runBenchmark } from '../run-benchmark';
import { startSite, type BenchSite } from '../start-site';
import { deployFaulty } from './deploy-faulty';

const PAGES = ['/remedies/sun', '/'];
const ROUNDS = 2;
const CORES = ['0', '0,1'];
/** Requests a second beside each fault: far from what the site can do. */
const RATE = 40;

/** What processes of their own cost, and what they keep from others. */
async function measureIsolation() {
  const generator = installTemplate('load');
  const isolated = await startSite();
  const inProcess = await startSite([], [], 'infra/bench/isolation/main-in-process.ts');
  await measureCost(generator, { isolated, 'in process': inProcess });
  await inProcess.stop();
  await measureFaults(generator, isolated);
  await isolated.stop();
  printMachine();
}

async function measureCost(generator: string, sites: Record<string, BenchSite>) {
  const rows: (string | number)[][] = [];
  const sums = new Map<string, number>();
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const page of PAGES)
      for (const cores of CORES)
        for (const [mode, site] of Object.entries(sites)) {
          pin(site.pid, cores);
          const drive = { core: 1, encoding: 'gzip' };
          await driveLoad(generator, site.url + page, { ...drive, seconds: 5 });
          const before = readCpuSeconds(site.pid);
          const driven = await driveLoad(generator, site.url + page, { ...drive, seconds: 10 });
          const { perSecond, answers, p50, p99, failed } = driven;
          const perCpuSecond = Math.round(answers / (readCpuSeconds(site.pid) - before));
          rows.push([round, page, cores, mode, perSecond, perCpuSecond, p50, p99, failed]);
          const key = `${page} ${cores} ${mode}`;
          sums.set(key, (sums.get(key) ?? 0) + perSecond);
        }
  printTable(
    'Server on the cores named, load on core 1',
    ['round', 'page', 'cores', 'releases', 'pages/s', 'pages/CPU s', 'p50 ms', 'p99 ms', 'failed'],
    rows,
  );
  for (const page of PAGES)
    for (const cores of CORES) {
      const of = (mode: string) => sums.get(`${page} ${cores} ${mode}`) ?? 0;
      const share = (of('isolated') / of('in process')).toFixed(2);
      console.log(`${page} on cores ${cores}: isolated ${share} of the pages in process`);
    }
}

/** Holds a server to some cores, with all its threads and processes but the database's. */
function pin(pid: number, cores: string) {
  const workers = listChildren(pid).filter(({ command }) => command.startsWith(process.execPath));
  for (const one of [pid, ...workers.map((worker) => worker.pid)])
    execFileSync('taskset', ['-acp', cores, String(one)], { stdio: 'ignore' });
}

async function measureFaults(generator: string, site: BenchSite) {
  const [page = '/'] = PAGES;
  pin(site.pid, '0,1');
  const rows: (string | number)[][] = [];
  const good = { name: 'mf-faulty', version: 'good' };
  let usual = 0;
  const faults: [what: string, page: string][] = [['answers as it should', ''], ...pageFaults];
  for (const [what, body] of faults) {
    const version = what.replaceAll(' ', '-');
    await deployFaulty(site.dataDir, { ...good, version, page: body }, good);
    await untilServed(site, version);
    let isDone = false;
    const statuses: number[] = [];
    const ask = async () => {
      while (!isDone) {
        const reply = await fetch(`${site.url}/mf-faulty`);
        await reply.arrayBuffer();
        statuses.push(reply.status);
        await sleep(500);
      }
    };
    const asking = Promise.all([ask(), ask()]);
    const drive = { core: 1, encoding: 'gzip', seconds: 8, rate: RATE };
    const { p50, p99, failed } = await driveLoad(generator, site.url + page, drive);
    isDone = true;
    await asking;
    usual ||= p99;
    const served = statuses.filter((status) => status === 200).length;
    rows.push([what, p50, p99, (p99 / usual).toFixed(1), failed, `${served}/${statuses.length}`]);
  }
  printTable(
    `${page} at ${RATE} a second, while a page of another remote`,
    ['does this', 'p50 ms', 'p99 ms', 'times', 'failed', 'its own pages served'],
    rows,
  );
}

/** Waits until the gateway has taken over a generation. */
async function untilServed({ url }: BenchSite, version: string) {
  for (;;) {
    const reply = await fetch(`${url}/discovery.json`);
    if ((await reply.text()).includes(`mf-faulty/${version}/`)) return;
    await sleep(100);
  }
}

runBenchmark(measureIsolation);
