import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPackages } from './has-packages.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const modules = path.join(root, 'node_modules');
/** Says of which lock file the packages are, and whether those of the tests are among them. */
const stamp = path.join(modules, '.tarapath-lock');
/** There while packages are added to those that are installed. */
const unfinished = path.join(modules, '.tarapath-unfinished');

/**
 * Installs the packages of the lock file unless exactly these are installed. Plain JavaScript: nothing is
 * there yet. A site is built and runs with less than half of them.
 * @param {{ withDevelopment?: boolean }} options `withDevelopment`: those of the tests, too
 */
export function installPackages({ withDevelopment = false } = {}) {
  refuseOldNode();
  const lock = hashLock();
  const before = readStamp();
  const isSame = before.lock === lock;
  if (isSame && (before.withDevelopment || !withDevelopment)) return;
  // who installed them by hand is not made to wait again
  if (existsSync(unfinished) || !hasPackages(root, { withDevelopment })) {
    const isMore = isSame && !existsSync(unfinished);
    runNpm({ isMore, withDevelopment: withDevelopment || before.withDevelopment });
  }
  const hasAll = withDevelopment || hasPackages(root);
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, JSON.stringify({ lock, withDevelopment: hasAll }));
}

/** Packages that are added leave a running site its own; `npm ci` takes away what is there. */
function runNpm({ isMore, withDevelopment }) {
  console.log(`installing packages${withDevelopment ? ' with those of the tests' : ''}`);
  if (isMore) writeFileSync(unfinished, '');
  const command = isMore ? ['install', '--no-save'] : ['ci'];
  const kinds = withDevelopment ? '--include=dev' : '--omit=dev';
  execFileSync('npm', [...command, kinds, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  rmSync(unfinished, { force: true });
}

/**
 * Ends with a sentence where packages are missing: what changes a running site installs nothing.
 * @param {{ withDevelopment?: boolean }} options as above
 */
export function requirePackages({ withDevelopment = false } = {}) {
  refuseOldNode();
  const { lock, withDevelopment: hasAll } = readStamp();
  if (lock === hashLock() && (hasAll || !withDevelopment)) return;
  if (hasPackages(root, { withDevelopment })) return;
  console.error(
    `The packages of package-lock.json are not installed in ${root}: run "npm ci" there first.`,
  );
  process.exit(1);
}

/** @returns {{ lock?: string, withDevelopment?: boolean }} */
function readStamp() {
  if (!existsSync(stamp)) return {};
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return {}; // cut off, or as it was written before: what is installed is looked at anew
  }
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
