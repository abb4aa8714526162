import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDevelopmentSecrets } from './development-secrets';
import { readEnvironment } from './read-environment';

test('secrets are made once, kept, and readable by their owner alone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tarapath-secrets-'));
  const environment = readEnvironment({ DATA_DIR: dataDir });
  const first = withDevelopmentSecrets(environment);
  expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(first.opsToken).not.toBe(first.sessionSecret);
  expect(withDevelopmentSecrets(environment)).toEqual(first);
  expect(statSync(join(dataDir, 'development-secrets.json')).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});

test('a secret that is set is used', () => {
  const set = { SESSION_SECRET: 'a'.repeat(32), OPS_TOKEN: 'b'.repeat(32), DATA_DIR: '/nowhere' };
  expect(withDevelopmentSecrets(readEnvironment(set))).toMatchObject({
    sessionSecret: set.SESSION_SECRET,
    opsToken: set.OPS_TOKEN,
  });
});
