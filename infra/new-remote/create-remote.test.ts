import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote } from './create-remote';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tarapath-remote-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('a page, an endpoint and their tests, all under the new name', () => {
  const created = createRemote(root, 'temple-visits');
  if (!created.ok) throw new Error(created.message);
  expect(created.name).toBe('mf-temple-visits');
  expect(created.files).toEqual(
    expect.arrayContaining([
      'mf-temple-visits/README.md',
      'mf-temple-visits/api/hello.test.ts',
      'mf-temple-visits/api/index.ts',
      'mf-temple-visits/package.json',
      'mf-temple-visits/remote.ts',
      'mf-temple-visits/web/pages/hello/load.ts',
      'mf-temple-visits/web/pages/hello/page.test.tsx',
      'mf-temple-visits/web/pages/hello/page.tsx',
      'shared/contracts/temple-visits.ts',
    ]),
  );
  const all = created.files.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(all.join('\n')).not.toMatch(/__[A-Z]+__/);
  const contract = readFileSync(join(root, 'shared/contracts/temple-visits.ts'), 'utf8');
  expect(contract).toContain("id: 'temple-visits.get_hello'");
  expect(contract).toContain("path: '/api/temple_visits_hello'");
  expect(JSON.parse(readFileSync(join(created.folder, 'package.json'), 'utf8'))).toMatchObject({
    name: 'mf-temple-visits',
    scripts: { dev: 'node ../infra/setup/dev.mjs mf-temple-visits' },
  });
});

test('an existing remote is left alone, and so are contracts of its name', () => {
  mkdirSync(join(root, 'shared/contracts'), { recursive: true });
  writeFileSync(join(root, 'shared/contracts/search.ts'), 'ours');
  expect(createRemote(root, 'search')).toMatchObject({ ok: false });
  createRemote(root, 'mf-yatra');
  expect(createRemote(root, 'yatra')).toEqual({ ok: false, message: 'mf-yatra exists already' });
});

test.each(['Yatra', '../out', 'a--b', '', '9lives', 'mf-', 'a'.repeat(21)])(
  '"%s" is not a name',
  (name) => {
    expect(createRemote(root, name)).toMatchObject({ ok: false });
  },
);
