import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../build/units';

/** When a command was started and when it returned, by `performance.now()`. */
export interface Ran {
  startedAt: number;
  returnedAt: number;
}

/** Runs what `npm run remotes` runs, on a data folder. */
export async function runRemotes(dataDir: string, args: string[]): Promise<Ran> {
  const startedAt = performance.now();
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'infra/releases/cli.ts', ...args, '--data-dir', dataDir],
    { cwd: root },
  );
  return { startedAt, returnedAt: performance.now() };
}
