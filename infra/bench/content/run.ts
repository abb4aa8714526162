import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import * as kinds from 'shared/contracts/content';
import type { BoundEndpoint, CallContext, CreateApi } from 'shared/remote-kit/api';
import { buildRelease } from '../../build/build-release';
import { listUnits } from '../../build/units';
import { applyMigrations } from '../../database/apply-migrations';
import { openDatabases, type Databases } from '../../database/open-databases';
import { startDatabase } from '../../database/start-database';
import { loadBundle } from '../../gateway/load-bundle';
import { createAllowances } from '../../limits/allowances';
import { printMachine, printTable } from '../print-table';
import { runBenchmark } from '../run-benchmark';
import { fillKind } from './fill-kind';

const SIZES = [100, 100_000] as const;
const ASKED = 150;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const noPicture = () => Promise.reject(new Error('nothing is shown here'));
const visitor: CallContext = {
  session: null,
  token: null,
  visitor: null,
  address: '',
  userAgent: '',
  lang: 'en',
};
/** Ways to ask for a list; the first two of every kind, the others of one, since all share them. */
const questions: [string, object][] = [
  ['first page', {}],
  ['from the middle', { cursor: 'middle' }],
  ['oldest', { order: 'oldest' }],
  ['common category', { category: 'common-3' }],
  ['rare category', { category: 'rare' }],
  ['common tag', { tag: 'common-3' }],
  ['rare tag', { tag: 'rare' }],
  ['common word', { q: 'calendar' }],
  ['rare word', { q: 'comet' }],
  ['Hindi, rare word', { q: 'comet', lang: 'hi' }],
];
const lists = Object.values(kinds).filter((kind) => 'list' in kind);

/** Whether lists stay as fast with 100,000 rows of their kind as with 100: handler times, no cache. */
async function measureLists() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tarapath-bench-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const database = await startDatabase({ dataDir, log: silent });
  const databases = await openDatabases(database, silent);
  const { owner: pool } = databases;
  const endpoints = await loadContentApi(databases);
  const rows: (string | number)[][] = [];
  const shapes = new Map(lists.map((kind) => [kind.details, kind]));
  shapes.set('nothing', kinds.blog);
  for (const kind of shapes.values()) {
    const endpoint = endpoints.find(({ contract }) => contract.id === kind.list.id);
    if (!endpoint) throw new Error(`${kind.list.id} is not served`);
    const asked = kind.details === 'nothing' ? questions : questions.slice(0, 2);
    const [few = [], many = []] = [
      await timeAt(pool, endpoint, kind, SIZES[0], asked),
      await timeAt(pool, endpoint, kind, SIZES[1], asked),
    ];
    await pool.query('delete from content.items where kind = $1', [kind.kind]);
    asked.forEach(([name], index) => {
      const [before = 0, after = 0] = [few[index], many[index]];
      rows.push([kind.list.path, name, ms(before), ms(after), (after / before).toFixed(2)]);
    });
  }
  printTable(
    `Time of a list's handler in ms, lower quartile of ${ASKED} questions`,
    ['list', 'asked for', '100 rows', '100,000 rows', 'times'],
    rows,
  );
  printMachine();
  await databases.close();
  await database.stop();
}

async function loadContentApi(databases: Databases): Promise<BoundEndpoint[]> {
  const { site: pool } = databases;
  const unit = listUnits().find(({ name }) => name === 'mf-content');
  if (!unit) throw new Error('mf-content is not here');
  const { folder } = await buildRelease(unit, 'production');
  await applyMigrations(databases, {
    folder: path.join(folder, 'server/migrations'),
    schema: 'content',
  });
  const { default: createApi } = loadBundle<{ default: CreateApi }>(
    path.join(folder, 'server/api.cjs'),
  );
  const secret = { current: '', old: null };
  return createApi({
    pool,
    call: async () => ({ error_status: 503 }),
    publish: async () => undefined,
    listPersonalData: async () => [],
    allowances: createAllowances(pool, secret),
    log: silent,
    enqueue: async () => true,
    logSecurity: () => undefined,
    stream: { announce: () => undefined, hint: () => undefined, sessionsEnded: () => undefined },
    messenger: {
      sms: async () => ({ ok: true }),
      email: async () => undefined,
      queueEmail: async () => undefined,
    },
    pictures: { keep: noPicture, keepUpload: noPicture, remove: noPicture },
    settings: {
      publicUrl: 'http://localhost',
      production: true,
      secrets: { session: secret, links: secret, hashing: secret, staff: secret },
      sessionSecret: '',
      contact: { email: '', postalAddress: [], grievanceOfficer: { name: '', email: '' } },
    },
  }).endpoints;
}

async function timeAt(
  pool: Pool,
  endpoint: BoundEndpoint,
  kind: (typeof lists)[number],
  rows: number,
  asked: typeof questions,
): Promise<number[]> {
  await fillKind(pool, { kind: kind.kind, details: kind.details, rows });
  const middle = await findMiddle(pool, kind, rows);
  const times: number[] = [];
  for (const [, given] of asked) {
    const query = 'cursor' in given ? { cursor: middle } : given;
    times.push(await timeQuestion(endpoint, query));
  }
  return times;
}

async function timeQuestion(endpoint: BoundEndpoint, query: object): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < ASKED; n += 1) {
    const start = performance.now();
    const outcome = await endpoint.handle({ params: {}, query, body: undefined }, visitor);
    times.push(performance.now() - start);
    if (!outcome.ok) throw new Error(`${endpoint.contract.id}: ${outcome.error.code}`);
    const { data } = outcome.answer as { data: unknown[] };
    if (data.length === 0) throw new Error(`${endpoint.contract.id} found nothing`);
  }
  // the first ones also prepare connections and plans; a quarter in, other programs disturb less
  return times.slice(ASKED / 5).toSorted((a, b) => a - b)[ASKED / 5] ?? 0;
}

/** A cursor in the middle of the list, in the kind's own order. */
async function findMiddle(pool: Pool, kind: (typeof lists)[number], rows: number): Promise<string> {
  const { rows: found } = await pool.query<{ id: number; at: string }>(
    `select id, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
     from content.items where kind = $1 and position = $2`,
    [kind.kind, rows / 2],
  );
  return `n~${kind.order === 'shelf' ? rows / 2 : found[0]?.at}~${found[0]?.id}`;
}

const ms = (time: number) => time.toFixed(2);

runBenchmark(measureLists);
