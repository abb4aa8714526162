import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packError } from './packed-error';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'maps-'));
  mkdirSync(path.join(folder, 'server'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const thrownAt = (place: string) => {
  const error = new Error('broken');
  error.stack = `Error: broken\n    at load (${folder}/server/${place})\n    at node:internal/x:1:1`;
  return packError(error).stack;
};

test('a stack names the places in the sources', () => {
  const map = { version: 3, names: [], sources: ['webpack://tarapath/./mf-a/web/load.ts?1f'] };
  // line 2, column 5 is line 11, column 3 of the source
  writeFileSync(
    path.join(folder, 'server/pages.cjs.map'),
    JSON.stringify({ ...map, mappings: ';IAUE' }),
  );
  expect(thrownAt('pages.cjs:2:5')).toContain('at load (mf-a/web/load.ts:11:3)');
  expect(thrownAt('pages.cjs:1:1')).toContain(`${folder}/server/pages.cjs:1:1`);
});

test('without a map, or with one that can not be read, they stay as they are', () => {
  writeFileSync(path.join(folder, 'server/pages.cjs.map'), '{');
  for (const file of ['pages.cjs', 'api.cjs', 'other.cjs'])
    expect(thrownAt(`${file}:2:5`)).toContain(`${folder}/server/${file}:2:5`);
});
