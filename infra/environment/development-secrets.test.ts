import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDevelopmentSecrets } from './development-secrets';
import { readEnvironment } from './read-environment';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tarapath-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const start = (env: NodeJS.ProcessEnv = {}) =>
  withDevelopmentSecrets(readEnvironment({ DATA_DIR: dataDir, ...env })).secrets;

test('one for each purpose, made once, kept, and readable by their owner alone', () => {
  const first = start();
  const values = Object.values(first).map(({ current }) => current);
  expect(new Set(values).size).toBe(6);
  for (const value of values) expect(value.length).toBeGreaterThanOrEqual(32);
  expect(start()).toEqual(first);
  expect(statSync(join(dataDir, 'development-secrets.json')).mode & 0o777).toBe(0o600);
});

test('a secret that is set is used, the others are kept ones', () => {
  const kept = start();
  const set = { SESSION_SECRET: 'a'.repeat(32), OPS_TOKEN: 'b'.repeat(32) };
  expect(start({ ...set, OPS_TOKEN_OLD: 'c'.repeat(32) })).toEqual({
    ...kept,
    session: { current: set.SESSION_SECRET, old: null },
    ops: { current: set.OPS_TOKEN, old: 'c'.repeat(32) },
  });
});

test('what the one secret of before has made still counts', () => {
  const former = { sessionSecret: 's'.repeat(43), opsToken: 'o'.repeat(43) };
  writeFileSync(join(dataDir, 'development-secrets.json'), JSON.stringify(former));
  const secrets = start();
  expect(secrets).toMatchObject({
    session: { current: former.sessionSecret, old: null },
    links: { old: former.sessionSecret },
    hashing: { old: former.sessionSecret },
    ops: { current: former.opsToken, old: null },
  });
  expect(start()).toEqual(secrets);
});
