import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A checkout in which nothing was installed. */
let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'tarapath-bare-'));
  cpSync(__dirname, path.join(checkout, 'infra/setup'), { recursive: true });
  cpSync(path.join(__dirname, '../../package-lock.json'), path.join(checkout, 'package-lock.json'));
});
afterAll(() => rmSync(checkout, { recursive: true }));

test.each([
  ['the commands', 'cli.mjs', 'development'],
  ['a start in production', 'start.mjs', 'production'],
])('%s install nothing, and say what is missing', (_what, file, mode) => {
  const ended = spawnSync(process.execPath, [path.join(checkout, 'infra/setup', file), 'x.ts'], {
    encoding: 'utf8',
    // there is no npm to run either
    env: { NODE_ENV: mode, PATH: '' },
  });
  expect(ended.status).toBe(1);
  expect(ended.stderr).toMatch(/^The packages of package-lock\.json are not installed in .*npm ci/);
  expect(existsSync(path.join(checkout, 'node_modules'))).toBe(false);
});
