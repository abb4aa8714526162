import { setTimeout as sleep } from 'node:timers/promises';
import { fetchBody } from '../fetch-body';
import { printMachine, printTable } from '../print-table';
import { runBenchmark } from '../run-benchmark';
import { startSite } from '../start-site';
import { runRemotes, type Ran } from './run-command';
import { buildSecondRelease } from './second-release';
import { loadSteadily, type Answered } from './steady-load';

const REMOTE = 'mf-content';
const ROUNDS = 3;
const LOAD = { remote: REMOTE, perSecond: 200, seconds: 10 };

/** How fast a release is taken back under load, and what fails meanwhile. */
async function measureRollback() {
  const site = await startSite();
  const second = await buildSecondRelease(REMOTE);
  const first = await releaseNow(site.url);
  const paths = [
    '/remedies/sun',
    '/hi/remedies/moon',
    '/',
    '/remedies',
    '/api/get_remedies',
    // visitors whose page has either release still fetch its files
    `/releases/${REMOTE}/${first}/client/remoteEntry.js`,
  ];
  // a site that was just started is slow for other reasons
  await loadSteadily(site.url, paths, { ...LOAD, seconds: 5 });
  const rows: (string | number)[][] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const load = loadSteadily(site.url, paths, LOAD);
    await sleep(2000);
    const forward =
      round === 1
        ? ['deploy', second.folder, '--why', 'a benchmark']
        : ['promote', REMOTE, second.version, '--why', 'a benchmark'];
    const change = await runRemotes(site.dataDir, forward);
    await sleep(Math.max(0, change.startedAt + 4000 - performance.now()));
    const back = await runRemotes(site.dataDir, ['rollback', REMOTE, '--why', 'a benchmark']);
    const answers = await load;
    rows.push(describe(forward[0] ?? '', round, answers, change, second.version));
    rows.push(describe('rollback', round, answers, back, first));
    reportFailures(answers);
  }
  await site.stop();
  printTable(
    `${REMOTE} under ${LOAD.perSecond} requests a second for ${LOAD.seconds} s, each by another visitor`,
    [
      'round',
      'command',
      'took',
      'first page since start',
      'since return',
      'last other page since return',
      'requests',
      'failed',
      'slowest',
    ],
    rows,
  );
  console.log(
    '\nTimes in ms. Negative: before the command had returned. Pages are timed when whole.',
  );
  printMachine();
}

/** One row: how long after a command pages came from the release it leads to; `-`: not seen. */
function describe(command: string, round: number, answers: Answered[], ran: Ran, to: string) {
  const pages = answers.filter(({ release }) => release !== null);
  // a command that came before the previous one had taken effect says nothing
  const before = pages.filter(({ at }) => at < ran.startedAt && at > ran.startedAt - 500);
  const isMeaningful = before.length > 0 && before.every(({ release }) => release !== to);
  const later = pages.filter(({ at }) => isMeaningful && at > ran.startedAt);
  const reached = Math.min(...later.filter(({ release }) => release === to).map(({ at }) => at));
  // until the next command, nothing but stragglers may still come from the other release
  const stragglers = later.filter(({ release, at }) => release !== to && at < reached + 1500);
  const last = Math.max(...stragglers.map(({ at }) => at));
  const ms = (time: number) => (Number.isFinite(time) ? Math.round(time) : '-');
  return [
    round,
    command,
    ms(ran.returnedAt - ran.startedAt),
    ms(reached - ran.startedAt),
    ms(reached - ran.returnedAt),
    ms(last - ran.returnedAt),
    answers.length,
    answers.filter(({ failure }) => failure !== null).length,
    ms(Math.max(...answers.map(({ at, sentAt }) => at - sentAt))),
  ];
}

function reportFailures(answers: Answered[]) {
  const failed = answers.filter(({ failure }) => failure !== null);
  for (const { path, failure } of failed.slice(0, 5)) console.warn(`${path}: ${failure}`);
}

async function releaseNow(url: string): Promise<string> {
  const page = (await fetchBody(`${url}/remedies`, 'identity')).body.toString();
  const release = new RegExp(`data-remote="${REMOTE}" data-release="([^"]+)"`).exec(page)?.[1];
  if (!release) throw new Error(`${REMOTE} renders no page`);
  return release;
}

runBenchmark(measureRollback);
