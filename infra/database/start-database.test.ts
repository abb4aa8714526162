import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as nextTurn } from 'node:timers/promises';
import { Client } from 'pg';
import { applyMigrations } from './apply-migrations';
import { openDatabases } from './open-databases';
import { startDatabase, type RunningDatabase } from './start-database';

jest.setTimeout(60_000);

const log = { info: () => undefined, warn: () => undefined };
let folder: string;
let children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarapath-database-'));
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await (await startDatabase({ dataDir: folder, log })).stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

/** Another process that starts the database and never stops it. */
async function startInChild(): Promise<{ child: ChildProcess; url: string }> {
  const code = `
    const { startDatabase } = require('./infra/database/start-database.ts');
    const log = { info() {}, warn() {} };
    startDatabase({ dataDir: process.argv[1], log }).then(({ ownerUrl }) => console.log(ownerUrl));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code, folder], {
    cwd: resolve(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const postmasterPid = () =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('durable, on the loopback address alone, its password readable by nobody else', async () => {
  const database = await startDatabase({ dataDir: folder, log });
  const [settings] = await ask(
    database.url,
    `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit,
            current_setting('listen_addresses') addresses, current_setting('server_version_num') version`,
  );
  expect(settings).toMatchObject({ fsync: 'on', commit: 'on', addresses: '127.0.0.1' });
  expect(String(settings?.version)).toMatch(/^18/);
  expect(statSync(join(folder, 'postgres-server.json')).mode & 0o777).toBe(0o600);

  await database.stop();
  await expect(ask(database.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  const again = await startDatabase({ dataDir: folder, log });
  expect(again).toMatchObject({ adopted: false, url: database.url });
});

test('a server left by a killed process is adopted with its data, and can be stopped', async () => {
  const { child, url } = await startInChild();
  await ask(url, 'create table kept as select 42 as answer');
  await kill(child);

  const database = await startDatabase({ dataDir: folder, log });
  expect(database).toMatchObject({ adopted: true, ownerUrl: url });
  expect(await ask(database.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await database.stop();
  await expect(ask(database.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('after the server is killed too it restarts with everything that was committed', async () => {
  const { child, url } = await startInChild();
  await ask(url, 'create table kept as select 42 as answer');
  await kill(child);
  process.kill(postmasterPid(), 'SIGKILL');

  const database = await startDatabase({ dataDir: folder, log });
  expect(database.adopted).toBe(false);
  expect(await ask(database.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a pid file that names some other process is cleaned', async () => {
  const first = await startDatabase({ dataDir: folder, log });
  const pidFile = join(folder, 'postgres', 'postmaster.pid');
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await first.stop();
  writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
  const second = await startDatabase({ dataDir: folder, log });
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('beside a live owner the server is shared, and left running', async () => {
  const { url } = await startInChild();
  const guest: RunningDatabase = await startDatabase({ dataDir: folder, log });
  expect(guest.ownerUrl).toBe(url);
  await guest.stop();
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('two starts at once in an empty folder make one server', async () => {
  const [one, two] = await Promise.all([startInChild(), startInChild()]);
  expect(one.url).toBe(two.url);
  await Promise.all([kill(one.child), kill(two.child)]);
});

test('works in a folder that only its owner can enter', async () => {
  chmodSync(folder, 0o700);
  const database = await startDatabase({ dataDir: join(folder, 'inner'), log });
  expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
});

test('a server that dies is started again on its port while its owner lives, and not after', async () => {
  const told: string[] = [];
  const database = await startDatabase({
    dataDir: folder,
    log: { info: (_data, message) => told.push(message), warn: () => undefined },
  });
  await ask(database.ownerUrl, 'create table kept as select 42 as answer');
  process.kill(postmasterPid(), 'SIGKILL');
  while (!told.includes('the database server runs again')) await nextTurn();
  expect(await ask(database.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await database.stop();
  await expect(ask(database.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a folder from before the site had a role of its own keeps its rows and gets the role', async () => {
  const first = await startDatabase({ dataDir: folder, log });
  await ask(
    first.ownerUrl,
    'create schema shop; create table shop.kept as select 42 as answer; drop role tarapath_site',
  );
  await first.stop();
  const file = join(folder, 'postgres-server.json');
  const { sitePassword: _, ...former } = JSON.parse(readFileSync(file, 'utf8')) as object & {
    sitePassword: string;
  };
  writeFileSync(file, JSON.stringify(former));

  const database = await startDatabase({ dataDir: folder, log });
  const databases = await openDatabases(database, log);
  await applyMigrations(databases, { folder: join(folder, 'none'), schema: 'shop' });
  await databases.close();
  expect(
    await ask(database.url, 'select answer, current_user::text as role from shop.kept'),
  ).toEqual([{ answer: 42, role: 'tarapath_site' }]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
