import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keptTables } from './kept-tables';

const root = path.join(__dirname, '../..');
/** Texts, goods and profiles that are published, and releases: they say nothing of visitors or customers. */
const published =
  /^(auth\.money_rules|commerce\.(categories|category_texts|products|product_texts|tax_rates|variants|variant_texts|prices|stock|stock_moves|coupons|pin_zones|delivery_rates|invoice_series|offerings|offering_prices|temples|temple_authorisations|temple_hours|temple_offerings)|astro\.astrologers|health\.marks|jobs\.(version|queue|schedule|subscription|firings|alarms|decisions)|outbox\.subscribers|releases\.generations|content\.(?!contact_requests)\w+)$/;

function listMigrations(): string[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const platform = readdirSync(path.join(root, 'infra'));
  const folders = [
    ...remotes.map((name) => path.join(root, name, 'api/migrations')),
    ...platform.map((name) => path.join(root, 'infra', name, 'migrations')),
  ].filter((folder) => existsSync(folder));
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => path.join(folder, name)),
  );
}

test('the privacy notice names every table that may say something of a person', () => {
  const made = /CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"?(\w+)"?\."?(\w+)"?/g;
  const tables = listMigrations().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(made)].map(([, schema, name]) => `${schema}.${name}`),
  );
  const named = keptTables.flatMap((row) => row.tables);
  expect(tables).toContain('auth.users');
  expect(tables.filter((table) => !published.test(table) && !named.includes(table))).toEqual([]);
  expect(named.filter((table) => !tables.includes(table))).toEqual([]);
});
