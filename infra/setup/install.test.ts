import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Stands in for npm: it installs what the lock file names, unless it dies half-way. */
const npm = `#!${process.execPath}
const fs = require('node:fs');
const [command, ...options] = process.argv.slice(2);
fs.appendFileSync('asked', [command, ...options.slice(0, options.indexOf('--no-audit'))].join(' ') + '\\n');
if (command === 'ci') fs.rmSync('node_modules', { recursive: true, force: true });
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const wanted = Object.entries(packages).filter(([, { dev }]) => !dev || options.includes('--include=dev'));
for (const [place] of wanted) {
  fs.mkdirSync(place, { recursive: true });
  fs.writeFileSync(place + '/package.json', '{}');
  if (process.env.DIES) process.exit(9);
}
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(wanted) }));
`;

let checkout: string;
const at = (file: string) => path.join(checkout, file);
const lock = (version: string) =>
  writeFileSync(
    at('package-lock.json'),
    JSON.stringify({
      packages: {
        'node_modules/react': { version },
        'node_modules/jest': { version: '1', dev: true },
      },
    }),
  );

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'tarapath-install-'));
  cpSync(__dirname, at('infra/setup'), { recursive: true });
  mkdirSync(at('bin'));
  writeFileSync(at('bin/npm'), npm, { mode: 0o755 });
  lock('1');
});
afterEach(() => rmSync(checkout, { recursive: true }));

/** What npm is asked for by a start, or by the tests. */
function install(options: { withDevelopment?: boolean }, DIES = ''): string[] {
  writeFileSync(at('asked'), '');
  const module = JSON.stringify(at('infra/setup/install.mjs'));
  const code = `(await import(${module})).installPackages(${JSON.stringify(options)})`;
  const ended = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { PATH: at('bin'), ...(DIES ? { DIES } : {}) },
  });
  if (!DIES) expect([ended.stderr, ended.status]).toEqual(['', 0]);
  return readFileSync(at('asked'), 'utf8').trim().split('\n');
}
const start = {};
const tests = { withDevelopment: true };
const nothing = [''];

test('a start installs what the site needs, the tests add theirs, and neither does it twice', () => {
  expect(install(start)).toEqual(['ci --omit=dev']);
  expect(install(start)).toEqual(nothing);
  expect(install(tests)).toEqual(['install --no-save --include=dev']);
  expect(install(tests)).toEqual(nothing);
  expect(install(start)).toEqual(nothing);
});

test('the tests alone install all, which is enough for a start', () => {
  expect(install(tests)).toEqual(['ci --include=dev']);
  expect(install(start)).toEqual(nothing);
});

test('what was killed half-way is done anew', () => {
  install(start, 'dies');
  expect(install(start)).toEqual(['ci --omit=dev']);
  install(tests, 'dies');
  expect(install(start)).toEqual(nothing);
  expect(install(tests)).toEqual(['ci --include=dev']);
  expect(install(tests)).toEqual(nothing);
});

test('with another lock file all is installed anew, with the tools of who has them', () => {
  install(start);
  lock('2');
  expect(install(start)).toEqual(['ci --omit=dev']);
  install(tests);
  lock('3');
  expect(install(start)).toEqual(['ci --include=dev']);
  expect(install(tests)).toEqual(nothing);
});
