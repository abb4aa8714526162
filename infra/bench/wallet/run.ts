import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { captureHold, creditWallet, holdMoney } from 'shared/contracts/auth-wallet-service';
import type { AnyEndpoint } from 'shared/contracts/contract';
import type { ApiDeps, BoundEndpoint, CallContext, CreateApi } from 'shared/remote-kit/api';
import { buildRelease } from '../../build/build-release';
import { listUnits } from '../../build/units';
import { applyMigrations } from '../../database/apply-migrations';
import { openDatabases, type Databases } from '../../database/open-databases';
import { startDatabase } from '../../database/start-database';
import { answerCall } from '../../gateway/answer-call';
import { loadBundle } from '../../gateway/load-bundle';
import { createAllowances, prepareAllowances } from '../../limits/allowances';
import { printMachine, printTable } from '../print-table';
import { runBenchmark } from '../run-benchmark';
import { holdAndCaptureBefore } from './earlier-way';

const CLIENTS = 16;
const CUSTOMERS = 200;
const ROUNDS = 7;
const ROUND_MS = 2_000;
const secret = { current: 'of a benchmark', old: null };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const none = () => Promise.reject(new Error('not used here'));

/** Hold and capture, as often as 16 clients can in turn: the bare functions, as served, and as it was. */
async function measureWallet() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tarapath-bench-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const database = await startDatabase({ dataDir, log: silent });
  const databases = await openDatabases(database, silent);
  const { site: pool } = databases;
  const call = await loadWallet(databases);
  const customers = await createCustomers(pool, call);
  const to = [{ account: 'platform_revenue', amount: '100' }];
  const ways: [string, (customer: number, key: string) => Promise<unknown>][] = [
    [
      'bare functions',
      async (customer, key) => {
        const held = `SELECT auth.ledger_hold($1, $2, $3, $4, $5)`;
        await pool.query(held, [`h:${key}`, customer, '100', 600, 'mf-commerce']);
        const captured = `SELECT auth.ledger_capture($1, $2, $3, $4, $5, $6)`;
        await pool.query(captured, [
          ...[`c:${key}`, `h:${key}`, '100', JSON.stringify(to), 'order', 'mf-commerce'],
        ]);
      },
    ],
    [
      'as served',
      async (customer, key) => {
        await call(holdMoney, `h:${key}`, { customer, amount: '100', seconds: 600 });
        const body = { hold: `h:${key}`, amount: '100', to, kind: 'order' };
        await call(captureHold, `c:${key}`, body);
      },
    ],
    ['query by query', (customer, key) => holdAndCaptureBefore(pool, customer, key)],
  ];
  const rates = ways.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, [name, way]] of ways.entries()) {
      const rate = await measureRate(customers, `${name}:${round}`, way);
      // the first round warms up
      if (round > 0) rates[index]?.push(rate);
    }
  const found = (await pool.query('SELECT * FROM auth.ledger_verify()')).rows;
  if (found.length > 0) throw new Error(`the ledger is not sound: ${JSON.stringify(found[0])}`);
  const [bare = 0] = rates.map(median);
  printTable(
    `Hold + capture a second, ${CLIENTS} clients, ${CUSTOMERS} customers: medians of ${ROUNDS} rounds in turn`,
    ['way', 'least', 'median', 'most', 'of the bare functions'],
    ways.map(([name], index) => {
      const list = (rates[index] ?? []).toSorted((a, b) => a - b);
      const figures = [list[0] ?? 0, median(list), list.at(-1) ?? 0];
      return [name, ...figures.map(Math.round), (median(list) / bare).toFixed(2)];
    }),
  );
  printMachine();
  await databases.close();
  await database.stop();
}

async function measureRate(
  customers: number[],
  name: string,
  way: (customer: number, key: string) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  let done = 0;
  const work = async () => {
    while (performance.now() - start < ROUND_MS) {
      const turn = (done += 1);
      await way(customers[turn % CUSTOMERS] ?? 0, `${name.replaceAll(' ', '-')}:${turn}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  return (done * 1000) / (performance.now() - start);
}

type Call = (contract: AnyEndpoint, key: string, body: unknown) => Promise<void>;

/** The wallet's endpoints of a built release, called by the way every call takes in the gateway. */
async function loadWallet(databases: Databases): Promise<Call> {
  const unit = listUnits().find(({ name }) => name === 'mf-auth');
  if (!unit) throw new Error('mf-auth is not here');
  const { folder } = await buildRelease(unit, 'production');
  const migrations = path.join(folder, 'server/migrations');
  await applyMigrations(databases, { folder: migrations, schema: 'auth' });
  await prepareAllowances(databases);
  const { default: createApi } = loadBundle<{ default: CreateApi }>(
    path.join(folder, 'server/api.cjs'),
  );
  const allowances = createAllowances(databases.site, secret);
  const { endpoints } = createApi(makeDeps(databases.site, allowances));
  return async (contract, key, body) => {
    const endpoint = endpoints.find((one) => one.contract.id === contract.id) as BoundEndpoint;
    const [remote = ''] = contract.callers ?? [];
    const ctx: CallContext = {
      ...{ session: null, token: null, visitor: null, address: '', userAgent: '', lang: 'en' },
      ...{ key, by: { remote, as: 'service', depth: 1 } },
    };
    const outcome = await answerCall(endpoint, { params: {}, query: {}, body }, ctx, allowances);
    if (!outcome.ok) throw new Error(`${contract.id}: ${JSON.stringify(outcome.error)}`);
  };
}

const makeDeps = (pool: Pool, allowances: ApiDeps['allowances']) =>
  ({
    pool,
    allowances,
    call: none,
    publish: async () => undefined,
    listPersonalData: async () => [],
    log: silent,
    logSecurity: () => undefined,
    stream: { announce: () => undefined, hint: () => undefined, sessionsEnded: () => undefined },
    messenger: {
      sms: async () => ({ ok: true }),
      email: async () => undefined,
      queueEmail: async () => undefined,
    },
    enqueue: async () => true,
    pictures: { keep: none, keepUpload: none, remove: none },
    settings: {
      publicUrl: 'http://localhost',
      production: true,
      secrets: { session: secret, links: secret, hashing: secret, staff: secret },
      sessionSecret: '',
      contact: { email: '', postalAddress: [], grievanceOfficer: { name: '', email: '' } },
    },
  }) satisfies ApiDeps;

async function createCustomers(pool: Pool, call: Call): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO auth.users (phone) SELECT '+91' || (7000000000 + n) FROM generate_series(1, $1) n RETURNING id`,
    [CUSTOMERS],
  );
  const customers = rows.map(({ id }) => Number(id));
  for (const customer of customers)
    await call(creditWallet, `given:${customer}`, {
      ...{ customer, amount: '100000000', expires_at: null, kind: 'recharge' },
    });
  return customers;
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

runBenchmark(measureWallet);
