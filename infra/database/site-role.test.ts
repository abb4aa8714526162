import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { applyMigrations } from './apply-migrations';
import { checkSiteRole, openDatabases, type Databases } from './open-databases';
import { findExcessRights } from './site-role';

const log = { warn: () => undefined };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('/nowhere', 'shop');
});
afterAll(() => database.drop());

const asOwner = (sql: string) => database.migrator.owner.query(sql);

test('the role of the site reads and writes rows, and can do nothing else', async () => {
  await asOwner('create table shop.items (id serial primary key, name text)');
  await applyMigrations(database.migrator, { folder: '/nowhere', schema: 'shop' });
  const { pool } = database;
  await pool.query("insert into shop.items (name) values ('lamp')");
  await pool.query("update shop.items set name = 'bell'");
  await pool.query('delete from shop.items');
  for (const statement of [
    'truncate shop.items',
    'alter table shop.items add column price int',
    'alter table shop.items disable trigger all',
    'create trigger t before insert on shop.items execute function suppress_redundant_updates_trigger()',
    'create table shop.more (id int)',
    'create table public.more (id int)',
    'create schema mine',
    'create role another',
    'alter table shop.items owner to current_user',
    'select * from migrations.turns',
    "copy shop.items to program 'true'",
  ])
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  expect(await findExcessRights(pool)).toEqual([]);
});

test('one role for both works in development, with a warning; production refuses it', async () => {
  const { ownerUrl } = database;
  const both = await openDatabases({ url: ownerUrl, ownerUrl }, log);
  try {
    await applyMigrations(both, { folder: '/nowhere', schema: 'both' });
    const warnings: string[] = [];
    const told = jest.spyOn(console, 'warn').mockImplementation((line) => warnings.push(line));
    await checkSiteRole(both, { production: false, log });
    told.mockRestore();
    expect(warnings.join()).toContain('MIGRATION_DATABASE_URL');
    await expect(checkSiteRole(both, { production: true, log })).rejects.toThrow(
      'may alter tables',
    );
  } finally {
    await both.close();
  }
});

/** Two roles without any privilege of a superuser, as a managed server gives them. */
describe('on a managed server', () => {
  const made = randomBytes(4).toString('hex');
  const [owner, site] = [`owner_${made}`, `site_${made}`];
  let managed: Databases;

  const urlOf = (role: string) =>
    Object.assign(new URL(database.ownerUrl), { username: role, password: 'p' }).href;

  beforeAll(async () => {
    const { pathname } = new URL(database.ownerUrl);
    await asOwner(
      `create role ${owner} login password 'p'; create role ${site} login password 'p';
       grant create on database "${pathname.slice(1)}" to ${owner}`,
    );
    // its records were made by the server's own role
    await asOwner('drop schema migrations cascade');
    managed = await openDatabases({ url: urlOf(site), ownerUrl: urlOf(owner) }, log);
  });
  afterAll(async () => {
    await managed.close();
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    await client.query(`drop owned by ${owner}, ${site}; drop role ${owner}, ${site}`);
    await client.end();
  });

  test('migrations run as the owner, the site gets the rows, and starts in production', async () => {
    await applyMigrations(managed, { folder: '/nowhere', schema: 'managed' });
    await managed.owner.query('create table managed.a (id int)');
    await applyMigrations(managed, { folder: '/nowhere', schema: 'managed' });
    await managed.site.query('insert into managed.a values (1)');
    await expect(managed.site.query('alter table managed.a disable trigger all')).rejects.toThrow();
    await checkSiteRole(managed, { production: true, log });
  });

  test.each([
    [
      `grant truncate on managed.a to ${site}`,
      `revoke truncate on managed.a from ${site}`,
      'empty',
    ],
    [
      `grant create on schema managed to ${site}`,
      `revoke create on schema managed from ${site}`,
      'tables',
    ],
    [`grant ${owner} to ${site}`, `revoke ${owner} from ${site}`, 'act as their owner'],
    [`alter role ${site} createrole`, `alter role ${site} nocreaterole`, 'roles'],
  ])('%s is noticed', async (give, take, told) => {
    await asOwner(give);
    await expect(checkSiteRole(managed, { production: true, log })).rejects.toThrow(told);
    await asOwner(take);
    await checkSiteRole(managed, { production: true, log });
  });
});
