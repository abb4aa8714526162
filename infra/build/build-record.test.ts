import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findUnchanged, isNewerThan, writeRecord } from './build-record';
import { emptyGraph } from './compile';
import type { Unit } from './units';

let folder: string;
let unit: Unit;
const at = (name: string) => path.join(folder, name);
const record = () => at('record.json');

function write(name: string, content: string) {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tarapath-record-'));
  unit = { name: 'mf-a', kind: 'remote', folder: at('mf-a'), packageVersion: '1' };
  write('mf-a/page.tsx', 'one');
  write('mf-a/media/logo.svg', '<svg/>');
  symlinkSync(at('mf-a'), at('link'));
  writeRecord(record(), unit, '1-abc', {
    ...emptyGraph(),
    read: new Set([at('mf-a/page.tsx'), at('link'), at('mf-a')]),
    missing: new Set([at('mf-a/page.ts'), at('node_modules/lib/index.js'), at('mf-a')]),
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const find = () => findUnchanged(record(), unit);

test('while all is as it was, nothing has changed', () => {
  expect(find()).toBe('1-abc');
  write('mf-a/read-me.md', 'not part of it');
  expect(find()).toBe('1-abc');
});

test.each([
  ['another content', () => write('mf-a/page.tsx', 'two')],
  ['a file that is gone', () => unlinkSync(at('mf-a/page.tsx'))],
  ['a file that is found first now', () => write('mf-a/page.ts', '')],
  ['the same in a folder that was not there', () => write('node_modules/lib/index.js', '')],
  ['another picture', () => write('mf-a/media/logo.svg', '<svg></svg>')],
  ['one picture more', () => write('mf-a/media/b.svg', '<svg/>')],
  ['one worker more', () => write('mf-a/web/workers/sum.worker.ts', '')],
  ['a migration', () => write('mf-a/api/migrations/0000_a.sql', '')],
  ['a text', () => write('mf-a/content/essays/moon/en.md', 'One.')],
  ['a cover', () => write('mf-a/content/essays/moon/cover.svg', '<svg/>')],
  ['an API', () => write('mf-a/api/index.ts', '')],
  [
    'a link that leads elsewhere',
    () => {
      unlinkSync(at('link'));
      symlinkSync(folder, at('link'));
    },
  ],
  ['a record that was cut off', () => writeFileSync(record(), '{"version":')],
])('%s is a change', (_what, change) => {
  change();
  expect(find()).toBeNull();
});

test('what was edited or removed during a build is noticed', () => {
  expect(isNewerThan(Date.now() + 60_000, [at('mf-a/page.tsx'), folder])).toBe(false);
  expect(isNewerThan(0, [at('mf-a/page.tsx')])).toBe(true);
  expect(isNewerThan(Date.now() + 60_000, [at('gone.ts')])).toBe(true);
});
