import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { printMachine, printTable } from '../bench/print-table';
import { loadSteadily, type Answered } from '../bench/rollback/steady-load';
import { runBenchmark } from '../bench/run-benchmark';
import { siteSettings } from '../bench/start-site';
import { buildPlatform } from '../build/platform/build-platform';
import { buildAll } from '../build/build';
import type { Built } from '../build/build-release';
import { findFreePort } from '../database/find-free-port';
import { SITE_ROLE } from '../database/site-role';
import { startDatabase } from '../database/start-database';
import { startFast2SmsSimulator } from '../messages/fast2sms-simulator';
import type { BucketSettings } from '../object-store/bucket';
import { startFakeBucket } from '../object-store/fake-bucket';
import { listMissing } from './find-programs';
import { GatewayOnOwnDisk } from './gateway-on-own-disk';
import { signInAcross } from './sign-in-across';
import { startNginx } from './start-nginx';
import { startPgBouncer } from './start-pgbouncer';

const REMOTE = 'mf-content';
/** Failures are counted here, not time: two gateways and their releases share what cores there are. */
const LOAD = { remote: REMOTE, perSecond: 20, limitMs: 20_000 };
const ORIGIN = 'https://topology.example';
const silent = { info: () => undefined, warn: () => undefined };
const paths = ['/remedies/sun', '/', '/hi/remedies/moon', '/remedies', '/api/get_remedies'];

/**
 * `npm run topology`: the built platform as several machines run it. Two gateways with disks of their
 * own behind nginx, PostgreSQL through PgBouncer's transactions, releases and pictures in a bucket; and
 * what happens to visitors while releases change and machines go.
 */
async function runTopology() {
  const ends: (() => Promise<unknown> | void)[] = [];
  try {
    await tryTopology((end) => ends.push(end));
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** @param onEnd takes what ends each thing that was started, the last one first */
async function tryTopology(onEnd: (end: () => Promise<unknown> | void) => void) {
  const missing = listMissing(['nginx', 'pgbouncer']);
  if (missing.length > 0) {
    console.log(`left out, as ${missing.join(' and ')} can not be found on this machine`);
    return;
  }
  const releases = await buildAll();
  await buildPlatform(releases);
  const folder = mkdtempSync(path.join(tmpdir(), 'tarapath-topology-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startDatabase({ dataDir: path.join(folder, 'database'), log: silent });
  onEnd(database.stop);
  await setRoleLimits(database.ownerUrl);
  const pooler = await startPgBouncer(database.url);
  onEnd(pooler.stop);
  const bucket = await startFakeBucket();
  onEnd(bucket.stop);
  const messages = await startFast2SmsSimulator('key');
  onEnd(messages.close);
  const settings = {
    ...siteSettings,
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
    FAST2SMS_KEY: 'key',
    FAST2SMS_URL: messages.url,
    DATABASE_URL: pooler.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    ...storeSettings('RELEASE_STORE', bucket.settings),
    ...storeSettings('PICTURE_STORE', bucket.settings),
  };
  const open = async (name: string) =>
    new GatewayOnOwnDisk(folder, name, await findFreePort(null), settings);
  const [a, b, ops] = [await open('a'), await open('b'), await open('ops')];
  onEnd(() => Promise.all([a.stop(), b.stop()]));
  const rows: (string | number)[][] = [];

  console.log('deploying, and starting two gateways at once ...');
  await ops.remotes(
    'deploy',
    ...releases.map(({ unit, version }) => `builds/${unit.name}/${version}`),
  );
  await Promise.all([a.start(), b.start()]);
  const nginx = await startNginx(path.join(folder, 'nginx'), [a.port, b.port]);
  onEnd(nginx.stop);
  const under = async (what: string, work: () => Promise<string>, seconds = 8) => {
    console.log(`${what} ...`);
    const load = loadSteadily(nginx.url, paths, { ...LOAD, seconds });
    await sleep(1_500);
    const told = await work();
    const answers = await load;
    rows.push([what, answers.length, ...countFailed(answers), told]);
  };
  const change = async (...args: string[]) => {
    const told = await ops.remotes(...args, '--why', 'the topology', '--json');
    const wanted = Number(/"generation": (\d+)/.exec(told)?.[1]);
    const before = performance.now();
    const { discovery } = await reached(wanted, a, b);
    const ms = Math.round(performance.now() - before);
    return `generation ${discovery.generation} everywhere ${ms} ms after the command returned`;
  };
  const reached = async (wanted: number, ...gateways: GatewayOnOwnDisk[]) => {
    for (;;) {
      const found = await Promise.all(gateways.map((gateway) => gateway.readiness()));
      const [first] = found;
      if (first && found.every(({ discovery }) => discovery.generation >= wanted)) return first;
      await sleep(20);
    }
  };

  await under('nothing happens', async () => '');
  const second = makeSecond(folder, releases);
  await under('a canary is deployed', () => change('deploy', second.folder, '--traffic', '20'), 20);
  await under('it is promoted', () => change('promote', REMOTE, second.version));
  await under('it is rolled back', () => change('rollback', REMOTE));
  await under(
    'a gateway is told to stop, and comes back with an empty disk',
    async () => {
      await b.stop();
      b.loseDisk();
      await b.start();
      return `ready with generation ${(await b.readiness()).discovery.generation}`;
    },
    30,
  );
  await under(
    'kill -9 of a gateway, which comes back',
    async () => {
      await a.kill();
      await sleep(1_000);
      await a.start();
      return 'ready';
    },
    20,
  );
  await under('a sign-in jumps between gateways', async () => {
    const statuses = await signInAcross([a.url, b.url], ORIGIN, messages.sent);
    return `profile ${statuses.slice(0, 2).join(', ')}; after the end ${statuses.slice(2).join(', ')}`;
  });
  await goWithoutDatabase(a, pooler, rows);
  printTable(
    `Two gateways behind nginx under ${LOAD.perSecond} requests a second`,
    ['what', 'requests', 'failed', 'of them not in flight', 'what was seen'],
    rows,
  );
  printMachine();
  if (rows.some(([, , , failed]) => failed !== 0)) process.exitCode = 1;
}

/** A pooler that lends connections for transactions passes no settings on: the role has them. */
async function setRoleLimits(ownerUrl: string) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`alter role ${SITE_ROLE} set ${name} = '15s'`);
  await client.end();
}

function storeSettings(name: string, settings: BucketSettings): Record<string, string> {
  const { endpoint, bucket, region, keyId, secret } = settings;
  return {
    [`${name}_ENDPOINT`]: endpoint,
    [`${name}_BUCKET`]: bucket,
    [`${name}_REGION`]: region,
    [`${name}_KEY_ID`]: keyId,
    [`${name}_SECRET`]: secret,
  };
}

/** The same release under another version: what differs in it is not what is tried here. */
function makeSecond(folder: string, releases: Built[]): { folder: string; version: string } {
  const first = releases.find(({ unit }) => unit.name === REMOTE);
  if (!first) throw new Error(`there is no ${REMOTE}`);
  const copy = path.join(folder, 'second');
  cpSync(first.folder, copy, { recursive: true });
  const file = path.join(copy, 'release.json');
  const version = `${first.version}-second`;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, version }));
  return { folder: copy, version };
}

/** How many failed, and how many of those were sent more than a moment before another failed. */
function countFailed(answers: Answered[]): [failed: number, notInFlight: number] {
  const failed = answers.filter(({ failure }) => failure !== null);
  for (const { path: asked, failure } of failed.slice(0, 5)) console.warn(`${asked}: ${failure}`);
  const first = Math.min(...failed.map(({ at }) => at));
  return [failed.length, failed.filter(({ sentAt }) => sentAt > first).length];
}

/** A gateway loses the database, and is started again without it. */
async function goWithoutDatabase(
  gateway: GatewayOnOwnDisk,
  pooler: { suspend(): void; resume(): void },
  rows: (string | number)[][],
) {
  console.log('the database is away ...');
  const { generation } = (await gateway.readiness()).discovery;
  pooler.suspend();
  const isBehind = async () => (await gateway.readiness()).discovery.state === 'behind';
  while (!(await isBehind())) await sleep(100);
  await gateway.stop();
  await gateway.start('/healthz');
  const without = await gateway.readiness();
  pooler.resume();
  const since = performance.now();
  while ((await gateway.readiness()).status !== 200) await sleep(100);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const isSame = without.discovery.generation === generation;
  rows.push([
    'the database is away, and a gateway is started without it',
    '-',
    '-',
    isSame && without.discovery.state === 'behind' ? 0 : 1,
    `generation ${without.discovery.generation}, ${without.discovery.state}; ready ${seconds} s after it is back`,
  ]);
}

runBenchmark(runTopology);
