import path from 'node:path';
import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment } from '../environment/read-environment';
import { backUp } from './back-up';
import { ProgramFailed } from './dump-database';
import { BadArchive } from './read-archive';
import { restore, RestoreRefused } from './restore';

const usage = `Usage: npm run backup [-- <file>]
       npm run restore -- <file> [--replace]

Both work on DATA_DIR, and on DATABASE_URL where it is set. A backup may be made while the site runs; a
restore needs it stopped. What --replace finds it moves aside, to replaced-<time> in DATA_DIR.`;

/** Exit code 0 done, 1 refused, 2 a command line that can't be understood. */
async function main([command = '', ...args]: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const environment = readEnvironment();
  const [given, ...rest] = positionals;
  if (rest.length === 0 && command === 'backup' && !values.replace) {
    const file = path.resolve(given ?? nameBackup(environment.dataDir));
    const count = await backUp(environment, file);
    console.log(`${file}: ${count} files`);
    for (const [name, store] of Object.entries(listElsewhere(environment)))
      if (store) console.log(`Not in it, as they are in a store of their own: ${name}`);
    return 0;
  }
  if (rest.length === 0 && command === 'restore' && given) {
    const aside = await restore(environment, path.resolve(given), values);
    console.log(`restored into ${environment.dataDir}`);
    if (aside) console.log(`what was there is in ${aside}`);
    return 0;
  }
  console.error(usage);
  return 2;
}

function nameBackup(dataDir: string): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  return path.join(dataDir, 'backups', `tarapath-${time}.tar.gz`);
}

function listElsewhere({ pictureStore, releaseStore }: ReturnType<typeof readEnvironment>) {
  return { pictures: pictureStore, releases: releaseStore };
}

const expected = [EnvironmentError, RestoreRefused, BadArchive, ProgramFailed];

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const isExpected = expected.some((kind) => error instanceof kind);
    console.error(isExpected ? (error as Error).message : error);
    process.exitCode = 1;
  },
);
