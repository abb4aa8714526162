import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, root } from './install.mjs';

installPackages({ withDevelopment: true });
mkdirSync(path.join(root, '.cache'), { recursive: true });

/** Runs a command. Resolves to whether it went well, and to what it said unless it says it at once. */
const run = (command, args, { isLive = false } = {}) =>
  new Promise((resolve) => {
    const stdio = isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd: root, stdio });
    const said = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => said.push(chunk));
    child.once('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => resolve({ isFine: code === 0, said: Buffer.concat(said) }));
  });
const npx = (...args) => run('npx', ['--no-install', ...args]);
const npxLive = (...args) => run('npx', ['--no-install', ...args], { isLive: true });
const tsx = (file) => run(process.execPath, ['--import', 'tsx', file]);

const checks = [
  [
    'formatting',
    () =>
      npx(
        ...['prettier', '--check', '--log-level', 'warn', '.'],
        ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
      ),
  ],
  [
    'lint',
    () => npx('eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'),
  ],
  [
    'types',
    () =>
      npx(
        ...['tsc', '-p', 'tsconfig.json', '--incremental'],
        ...['--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
      ),
  ],
  ['unused code', () => npx('knip')],
];
const builds = [
  ['a browser', () => tsx('infra/setup/ensure-browser.ts')],
  ['builds for the journeys', () => tsx('infra/e2e/site/build-sites.ts')],
];
const tests = [
  ['unit and contract tests', () => npxLive('jest')],
  ['browser journeys', () => npxLive('playwright', 'test')],
];

const failed = [];

/** One after the other. What a step says that has another beside it is printed when it ends. */
async function runSteps(steps) {
  for (const [name, step] of steps) {
    const started = performance.now();
    console.log(`-- ${name} begins`);
    const { isFine, said } = await step();
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stdout.write(`\n== ${name}\n`);
    process.stdout.write(said);
    console.log(`== ${name}: ${isFine ? 'ok' : 'FAILED'} (${seconds} s)`);
    if (!isFine) failed.push(name);
  }
}

// each of these uses one core; tests use all there are, and a page must not wait for them too long
await Promise.all([checks, builds].map(runSteps));
await runSteps(tests);
const count = checks.length + builds.length + tests.length;
console.log(`\n${count - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
