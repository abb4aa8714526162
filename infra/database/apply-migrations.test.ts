import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { applyMigrations } from './apply-migrations';

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

test('a failing migration leaves nothing behind and is reported', async () => {
  writeMigrations('CREATE TABLE "shop"."a" (id int);', 'SELECT no_such_column;');
  await expect(applyMigrations(database.migrator, { folder, schema: 'shop' })).rejects.toThrow();
  await expect(countRows('shop.a')).rejects.toThrow('does not exist');
});

test('without a folder there is just the schema', async () => {
  await applyMigrations(database.migrator, { folder: join(folder, 'none'), schema: 'shop' });
  await database.migrator.owner.query('create table shop.b (id int)');
});
