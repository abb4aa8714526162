import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listUnits } from '../build/units';
import { lintMigrations } from './lint-migrations';

const lint = (sql: string, isRunning = true) =>
  lintMigrations([{ name: '0001.sql', sql }], { schema: 'content', isRunning });

test.each([
  'CREATE TABLE "content"."more" (id int PRIMARY KEY, item int REFERENCES content.items(id))',
  'ALTER TABLE content.items ADD COLUMN note text',
  `ALTER TABLE content.items ADD COLUMN note text NOT NULL DEFAULT ''`,
  'ALTER TABLE content.items ALTER COLUMN note DROP NOT NULL',
  `ALTER TABLE content.items ALTER COLUMN note SET DEFAULT 'x'`,
  'CREATE INDEX items_note ON content.items (lower(note))',
  "CREATE TYPE content.kind AS ENUM ('a'); ALTER TYPE content.kind ADD VALUE 'b'",
  'UPDATE content.items SET note = title WHERE note IS NULL',
  'WITH old AS (SELECT id FROM content.items) INSERT INTO content.more SELECT id FROM old',
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  'CREATE SCHEMA IF NOT EXISTS "content"',
  // what was made just now nobody uses yet
  'CREATE TABLE content.a (id int); ALTER TABLE content.a ADD CONSTRAINT c CHECK (id > 0); DROP TABLE content.a',
  'CREATE TABLE content.a (id int); CREATE UNIQUE INDEX a_id ON content.a (id)',
])('only adds: %s', async (sql) => {
  expect(await lint(sql)).toEqual([]);
});

test.each([
  ['ALTER TABLE content.items RENAME TO things', 'renames items'],
  ['ALTER TABLE content.items RENAME COLUMN title TO name', 'renames items'],
  ['ALTER TABLE IF EXISTS "content"."items" /* hidden */ rename to things', 'renames items'],
  ['ALTER TABLE content.items DROP COLUMN title', 'items.title (drop column)'],
  [
    'ALTER TABLE content.items ALTER COLUMN title TYPE int USING 1',
    'items.title (alter column type)',
  ],
  ['ALTER TABLE content.items ALTER COLUMN title SET NOT NULL', 'items.title (set not null)'],
  [
    'ALTER TABLE content.items ALTER COLUMN title DROP DEFAULT',
    'takes the default of items.title away',
  ],
  ['ALTER TABLE content.items ADD COLUMN note text NOT NULL', 'has no default'],
  ['ALTER TABLE content.items ADD COLUMN note text UNIQUE', 'must be unique'],
  ['ALTER TABLE content.items ADD CONSTRAINT c CHECK (id > 0)', 'items (add constraint)'],
  ['ALTER TABLE content.items DISABLE TRIGGER ALL', 'items (disable trig all)'],
  ['DROP TABLE content.items CASCADE', 'drops content.items'],
  ['DROP INDEX content.items_slug', 'drops content.items_slug'],
  ['DROP FUNCTION content.touch()', 'drops content.touch'],
  ['TRUNCATE content.items', 'removes rows of items'],
  ['DELETE FROM content.items', 'removes rows of items'],
  ['CREATE UNIQUE INDEX u ON content.items (title)', 'unique index on items'],
  [
    'CREATE TRIGGER t BEFORE INSERT ON content.items EXECUTE FUNCTION content.touch()',
    'trigger on items',
  ],
  ["CREATE OR REPLACE FUNCTION content.f() RETURNS int LANGUAGE sql AS 'select 1'", 'replaces f'],
])('while a release runs on it, %s is refused', async (sql, told) => {
  expect(await lint(sql)).toEqual([expect.stringContaining(told)]);
  expect(await lint(sql, false)).toEqual([]);
});

test.each([
  ['ALTER TABLE auth.users ADD COLUMN note text', 'auth.users is outside the schema content'],
  ['INSERT INTO content.items SELECT id FROM auth.users', 'auth.users is outside'],
  ['CREATE TABLE content.a (id int REFERENCES auth.users(id))', 'auth.users is outside'],
  ['CREATE TABLE items (id int)', 'items has no schema'],
  ["CREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'select 1'", 'f is outside'],
  ["CREATE TYPE auth.kind AS ENUM ('a')", 'auth.kind is outside'],
  ['DROP TYPE auth.kind', 'auth.kind is outside'],
  ['CREATE SCHEMA more', 'makes the schema more'],
  ['DROP SCHEMA auth CASCADE', 'auth is outside'],
  ['CREATE EXTENSION file_fdw', 'makes the extension file_fdw'],
  ["DO $$ BEGIN EXECUTE 'drop table auth.users'; END $$", '"do" is no part of a migration'],
  ['GRANT ALL ON content.items TO public', '"grant" is no part'],
  ['RESET ROLE', '"variable set" is no part'],
  ['CREATE ROLE me SUPERUSER', '"create role" is no part'],
  ["COPY content.items FROM PROGRAM 'true'", '"copy" is no part'],
  ['ALTER TABL content.items', "can't be read"],
])('%s never belongs there', async (sql, told) => {
  expect(await lint(sql, false)).toEqual([expect.stringContaining(told)]);
});

test('the migrations of all remotes make their own schema and leave it nowhere', async () => {
  for (const { name, folder } of listUnits()) {
    const place = path.join(folder, 'api/migrations');
    if (name === 'shell-host') continue;
    const migrations = readdirSync(place)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => ({ name: file, sql: readFileSync(path.join(place, file), 'utf8') }));
    const schema = name.replace(/^mf-/, '').replace(/-services$/, '');
    expect(await lintMigrations(migrations, { schema, isRunning: false })).toEqual([]);
  }
});
