import { spawn } from 'node:child_process';
import { installPackages, root } from './install.mjs';

installPackages();

/** Runs a command; `isQuiet` keeps what it says until it has ended. Resolves to whether it went well. */
const run = (command, args, { isQuiet = false } = {}) =>
  new Promise((resolve) => {
    const stdio = isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio });
    const said = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => said.push(chunk));
    child.once('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
const npx = (...args) => run('npx', ['--no-install', ...args]);
const tsx = (file, options) => run(process.execPath, ['--import', 'tsx', file], options);

// each of the first steps uses one core: the builds take the other
const builds = tsx('infra/e2e/site/build-sites.ts', { isQuiet: true });

const steps = [
  ['formatting', () => npx('prettier', '--check', '--log-level', 'warn', '.')],
  [
    'lint',
    () => npx('eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'),
  ],
  ['types', () => npx('tsc', '-p', 'tsconfig.json')],
  ['unused code', () => npx('knip')],
  ['builds for the journeys', () => builds],
  ['unit and contract tests', () => npx('jest')],
  ['a browser', () => tsx('infra/setup/ensure-browser.ts')],
  ['browser journeys', () => npx('playwright', 'test')],
];

const failed = [];
for (const [name, step] of steps) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const isFine = await step();
  console.log(
    `== ${name}: ${isFine ? 'ok' : 'FAILED'} (${Math.round((performance.now() - started) / 1000)} s)`,
  );
  if (!isFine) failed.push(name);
}
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
