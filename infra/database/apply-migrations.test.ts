import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { applyMigrations, inTurn } from './apply-migrations';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarapath-migrations-'));
  database = await createTestDatabase(folder, 'unrelated');
});

afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function writeMigrations(...statements: string[]): void {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = statements.map((sql, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(folder, `${tag}.sql`), sql);
    return { idx, version: '7', when: 1_700_000_000_000 + idx, tag, breakpoints: true };
  });
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
}

const countRows = async (table: string) => {
  const { rows } = await database.migrator.owner.query<{ n: number }>(
    `select count(*)::int n from ${table}`,
  );
  return rows[0]?.n;
};

test('each migration is applied once, also the one that makes the schema', async () => {
  writeMigrations(
    'CREATE SCHEMA "shop";--> statement-breakpoint\nCREATE TABLE "shop"."a" (id int);',
  );
  await applyMigrations(database.migrator, { folder, schema: 'shop' });
  await applyMigrations(database.migrator, { folder, schema: 'shop' });
  expect(await countRows('shop.a')).toBe(0);
});

test('two processes at once do not apply it twice', async () => {
  writeMigrations(
    'CREATE TABLE "shop"."a" (id int);',
    'INSERT INTO "shop"."a" SELECT 1 FROM pg_sleep(0.05);',
  );
  await Promise.all(
    [1, 2, 3].map(() => applyMigrations(database.migrator, { folder, schema: 'shop' })),
  );
  expect(await countRows('shop.a')).toBe(1);
});

test('what must not be done twice at once is done in turn, also after one who failed', async () => {
  const { owner } = database.migrator;
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await owner.query('select 1');
    seen.push(`${name} ends`);
    if (name === 'a') throw new Error('a fails');
  };
  const turns = ['a', 'b', 'c'].map((name) => inTurn(owner, 'content', work(name)));
  const settled = await Promise.allSettled(turns);
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  for (let at = 0; at < seen.length; at += 2)
    expect(seen[at + 1]).toBe(seen[at]?.replace('begins', 'ends'));
  expect(seen).toHaveLength(6);
});

test('a failing migration leaves nothing behind and is reported', async () => {
  writeMigrations('CREATE TABLE "shop"."a" (id int);', 'SELECT no_such_column;');
  await expect(applyMigrations(database.migrator, { folder, schema: 'shop' })).rejects.toThrow();
  await expect(countRows('shop.a')).rejects.toThrow('does not exist');
});

test('without a folder there is just the schema', async () => {
  await applyMigrations(database.migrator, { folder: join(folder, 'none'), schema: 'shop' });
  await database.migrator.owner.query('create table shop.b (id int)');
});

test.each([
  ['another schema', 'ALTER TABLE "bank"."accounts" RENAME TO "mine";'],
  ['the records of what was applied', 'DELETE FROM migrations.turns;'],
  ['the database', 'CREATE SCHEMA "more";'],
  ['roles', 'CREATE ROLE another;'],
  ['the public schema', 'CREATE TABLE public.a (id int);'],
])('a migration can not touch %s', async (_what, statement) => {
  await applyMigrations(database.migrator, { folder: '/nowhere', schema: 'bank' });
  await database.migrator.owner.query('create table bank.accounts (id int)');
  writeMigrations('CREATE TABLE "shop"."a" (id int);', statement);
  await expect(
    applyMigrations(database.migrator, { folder, schema: 'shop' }),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(countRows('shop.a')).rejects.toThrow('does not exist');
});

test('what an older site made as another role is handed over, and goes on', async () => {
  const { owner } = database.migrator;
  await owner.query(`
    create schema shop; create type shop.kind as enum ('lamp');
    create table shop.items (id serial primary key, kind shop.kind);
    create sequence shop.numbers; create view shop.lamps as select id from shop.items;
    create function shop.count() returns bigint language sql as 'select count(*) from shop.items'`);
  writeMigrations(
    `ALTER TABLE "shop"."items" ADD COLUMN name text;--> statement-breakpoint
     ALTER TYPE shop.kind ADD VALUE 'bell';--> statement-breakpoint
     CREATE OR REPLACE FUNCTION shop.count() returns bigint language sql as 'select 1';--> statement-breakpoint
     COMMENT ON SEQUENCE shop.numbers IS 'of bills';`,
  );
  await applyMigrations(database.migrator, { folder, schema: 'shop' });
  await database.pool.query("insert into shop.items (name) values ('lamp')");
  const { rows } = await owner.query(
    `select distinct relowner::regrole::text as owner from pg_class where relnamespace = 'shop'::regnamespace`,
  );
  expect(rows).toEqual([{ owner: 'tarapath_owns_shop' }]);
});

test('one that nobody waits for any more is cancelled and leaves nothing behind', async () => {
  writeMigrations('CREATE TABLE "shop"."a" (id int);', 'SELECT pg_sleep(600);');
  const ending = new AbortController();
  const applied = applyMigrations(
    database.migrator,
    { folder, schema: 'shop' },
    ending.signal,
  ).catch((error: Error) => error.message);
  const sleeping = `pg_stat_activity where query like 'SELECT pg_sleep(600)%' and datname = current_database()`;
  while ((await countRows(sleeping)) === 0) await new Promise(setImmediate);
  ending.abort();
  expect(await applied).toContain('canceling statement');
  await expect(countRows('shop.a')).rejects.toThrow('does not exist');
  expect(await countRows(sleeping)).toBe(0);
});
