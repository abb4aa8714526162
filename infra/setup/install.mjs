import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPackages } from './has-packages.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = path.join(root, 'node_modules/.tarapath-lock');

/** Installs the packages of the lock file unless exactly these are installed. Plain JavaScript: nothing is there yet. */
export function installPackages() {
  refuseOldNode();
  const lock = hashLock();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // who installed them by hand is not made to wait again
  if (!hasPackages(root)) {
    console.log('installing packages');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

/** Ends with a sentence where packages are missing: what changes a running site installs nothing. */
export function requirePackages() {
  refuseOldNode();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashLock()) return;
  if (hasPackages(root, { withDevelopment: process.env.NODE_ENV !== 'production' })) return;
  console.error(
    `The packages of package-lock.json are not installed in ${root}: run "npm ci" there first.`,
  );
  process.exit(1);
}

function hashLock() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
