import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secret } from 'shared/remote-kit/secrets';
import type { Environment } from './read-environment';
import { forEachPurpose, type SiteSecrets } from './secrets';

/** The environment with every secret set. */
export type SecuredEnvironment = Omit<Environment, 'secrets'> & { secrets: SiteSecrets };

/**
 * Fills in secrets that are not set with random ones, made once and kept in the data folder, so that
 * sessions outlive a restart. Production never gets here without its own.
 */
export function withDevelopmentSecrets(environment: Environment): SecuredEnvironment {
  const { secrets: given, production, dataDir } = environment;
  let kept: SiteSecrets | null = null;
  const secrets = forEachPurpose((purpose) => {
    const secret = given[purpose];
    if (secret) return secret;
    // nothing runs elsewhere: nobody has this one
    if (production && purpose === 'service') return draw();
    if (production) throw new Error('Production secrets come from the environment');
    kept ??= keepSecrets(dataDir);
    return kept[purpose];
  });
  return { ...environment, secrets };
}

const draw = (): Secret => ({ current: randomBytes(32).toString('base64url'), old: null });

/** What the file had before there was one secret for each purpose. */
interface FormerFile {
  sessionSecret: string;
  opsToken: string;
}

function keepSecrets(dataDir: string): SiteSecrets {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'development-secrets.json');
  const known = upgrade(readFile(path));
  const secrets = forEachPurpose((purpose) => known[purpose] ?? draw());
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(draft, path);
  return secrets;
}

function readFile(path: string): FormerFile | Partial<SiteSecrets> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as FormerFile | Partial<SiteSecrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** The one secret of before stays the old value of what it made. */
function upgrade(file: FormerFile | Partial<SiteSecrets>): Partial<SiteSecrets> {
  if (!('sessionSecret' in file)) return file;
  const was = (current: string): Secret => ({ current, old: null });
  const since = (old: string): Secret => ({
    current: randomBytes(32).toString('base64url'),
    old,
  });
  return {
    session: was(file.sessionSecret),
    links: since(file.sessionSecret),
    hashing: since(file.sessionSecret),
    ops: was(file.opsToken),
  };
}
