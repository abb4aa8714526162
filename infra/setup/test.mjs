import { spawnSync } from 'node:child_process';
import { installPackages, root } from './install.mjs';

installPackages();

const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status ?? 1;
const npx = (...args) => run('npx', ['--no-install', ...args]);

const steps = [
  ['formatting', () => npx('prettier', '--check', '--log-level', 'warn', '.')],
  [
    'lint',
    () => npx('eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'),
  ],
  ['types', () => npx('tsc', '-p', 'tsconfig.json')],
  ['unused code', () => npx('knip')],
  ['unit and contract tests', () => npx('jest')],
  ['a browser', () => run(process.execPath, ['--import', 'tsx', 'infra/setup/ensure-browser.ts'])],
  ['browser journeys', () => npx('playwright', 'test')],
];

const failed = [];
for (const [name, step] of steps) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const isFine = step() === 0;
  console.log(
    `== ${name}: ${isFine ? 'ok' : 'FAILED'} (${Math.round((performance.now() - started) / 1000)} s)`,
  );
  if (!isFine) failed.push(name);
}
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
