import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './read-environment';

/** The environment with both secrets set. */
export type SecuredEnvironment = Environment & { sessionSecret: string; opsToken: string };

/**
 * Fills in secrets that are not set with random ones, made once and kept in the data folder, so that
 * sessions outlive a restart. Production never gets here without its own.
 */
export function withDevelopmentSecrets(environment: Environment): SecuredEnvironment {
  const { sessionSecret, opsToken } = environment;
  if (sessionSecret !== null && opsToken !== null)
    return { ...environment, sessionSecret, opsToken };
  if (environment.production) throw new Error('Production secrets come from the environment');
  const kept = keepSecrets(environment.dataDir);
  return {
    ...environment,
    sessionSecret: sessionSecret ?? kept.sessionSecret,
    opsToken: opsToken ?? kept.opsToken,
  };
}

function keepSecrets(dataDir: string): { sessionSecret: string; opsToken: string } {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'development-secrets.json');
  const draw = () => randomBytes(32).toString('base64url');
  try {
    const fresh = { sessionSecret: draw(), opsToken: draw() };
    writeFileSync(path, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return JSON.parse(readFileSync(path, 'utf8')) as { sessionSecret: string; opsToken: string };
  }
}
