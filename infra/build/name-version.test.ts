import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashRelease } from './name-version';
import type { Unit } from './units';

let folder: string;
let unit: Unit;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tarapath-version-'));
  unit = { name: 'mf-a', kind: 'remote', folder: path.join(folder, 'mf-a'), packageVersion: '1' };
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

test('a comment counts where its file is bundled, and nowhere else', () => {
  const page = write('mf-a/page.tsx', 'page');
  const engine = write('shared/jyotish/chart.ts', 'engine');
  const withEngine = () => hashRelease(unit, 'production', [page, engine]);
  const without = () => hashRelease(unit, 'production', [page]);
  const before = [withEngine(), without()];
  expect(withEngine()).toMatch(/^[0-9a-f]{10}$/);
  expect(hashRelease(unit, 'production', new Set([engine, page]))).toBe(before[0]);
  write('shared/jyotish/chart.ts', '// why\nengine');
  expect(withEngine()).not.toBe(before[0]);
  expect(without()).toBe(before[1]);
});

test('pictures, content, migrations and the way of building count; other files of the folder do not', () => {
  const page = write('mf-a/page.tsx', 'page');
  const hash = (mode = 'production') => hashRelease(unit, mode, [page]);
  const seen = [hash(), hash('development')];
  for (const name of [
    'mf-a/media/a.svg',
    'mf-a/api/migrations/0.sql',
    'mf-a/api/places.gz',
    'mf-a/content/essays/moon/en.md',
    'mf-a/content/essays/moon/cover.svg',
  ]) {
    write(name, '');
    seen.push(hash());
  }
  expect(new Set(seen).size).toBe(7);
  write('mf-a/README.md', 'new');
  write('mf-a/page.test.tsx', 'new');
  expect(hash()).toBe(seen.at(-1));
});
