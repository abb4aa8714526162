import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
      'README.md',
      'api/hello.test.ts',
      'api/index.ts',
      'contracts.ts',
      'package.json',
      'remote.ts',
      'web/pages/hello/load.ts',
      'web/pages/hello/page.test.tsx',
      'web/pages/hello/page.tsx',
    ]),
  );
  const all = created.files.map((file) => readFileSync(join(created.folder, file), 'utf8'));
  expect(all.join('\n')).not.toMatch(/__[A-Z]+__/);
  const contract = readFileSync(join(created.folder, 'contracts.ts'), 'utf8');
  expect(contract).toContain("id: 'temple-visits.get_hello'");
  expect(contract).toContain("path: '/api/temple_visits_hello'");
  expect(JSON.parse(readFileSync(join(created.folder, 'package.json'), 'utf8'))).toMatchObject({
    name: 'mf-temple-visits',
  });
});

test('an existing remote is left alone', () => {
  createRemote(root, 'mf-yatra');
  expect(createRemote(root, 'yatra')).toEqual({ ok: false, message: 'mf-yatra exists already' });
});

test.each(['Yatra', '../out', 'a--b', '', '9lives', 'mf-', 'a'.repeat(21)])(
  '"%s" is not a name',
  (name) => {
    expect(createRemote(root, name)).toMatchObject({ ok: false });
  },
);
