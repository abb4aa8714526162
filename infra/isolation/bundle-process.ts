import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build/units';

const folder = path.join(root, '.cache/release-process');
/** Names the program that was made last. */
const current = path.join(folder, 'current');

/**
 * Makes one file of the program that runs a release: it starts in a third of the time that reading the
 * sources one by one takes. Its name has the hash of what is in it, so that a running site keeps its own.
 * @returns the file
 */
export async function bundleProcess(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const draft = path.join(folder, `unfinished-${process.pid}.cjs`);
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin/esbuild'),
    [
      'infra/isolation/process/main.ts',
      ...['--bundle', '--platform=node', '--target=node20', '--format=cjs', '--log-level=warning'],
      // npm packages are those of the gateway
      ...['--packages=external', '--alias:shared=./shared', `--outfile=${draft}`],
    ],
    { cwd: root },
  );
  const hash = createHash('sha256').update(readFileSync(draft)).digest('hex').slice(0, 12);
  const file = path.join(folder, `${hash}.cjs`);
  if (existsSync(file)) rmSync(draft);
  else renameSync(draft, file);
  const pointer = `${current}-${process.pid}`;
  writeFileSync(pointer, path.basename(file));
  renameSync(pointer, current);
  return file;
}

/** The site can't run releases; the message says what to do. */
export class NotBuilt extends Error {
  override name = 'NotBuilt';
}

/**
 * The program as `npm run build` made it: where the site only serves, nothing is built.
 * @throws NotBuilt
 */
export function findProcess(): string {
  const file = existsSync(current) && path.join(folder, readFileSync(current, 'utf8'));
  if (file && existsSync(file)) return file;
  throw new NotBuilt('The program that runs releases is not built: run "npm run build" first.');
}
