import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasPackages } from './has-packages.mjs';

type Packages = Record<string, object>;
let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'tarapath-packages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const lock: Packages = {
  '': { name: 'site' },
  shared: { version: '1' },
  'node_modules/shared': { link: true },
  'node_modules/react': { version: '2' },
  'node_modules/jest': { version: '3', dev: true },
  'node_modules/for-mac': { version: '4', optional: true },
};

/** Writes down what is installed as npm does, and puts it there. */
function install(installed: Packages, missing?: string) {
  const write = (file: string, packages: Packages) =>
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  write('package-lock.json', lock);
  mkdirSync(path.join(folder, 'node_modules/shared'), { recursive: true });
  write('node_modules/.package-lock.json', installed);
  for (const place of Object.keys(installed).filter((name) => name !== missing)) {
    mkdirSync(path.join(folder, place), { recursive: true });
    writeFileSync(path.join(folder, place, 'package.json'), '{}');
  }
}

const both = { 'node_modules/react': { version: '2' }, 'node_modules/jest': { version: '3' } };
const react = { 'node_modules/react': { version: '2' } };

test('what the lock names is looked for, but not what is for other systems', () => {
  expect(hasPackages(folder)).toBe(false);
  install(both);
  expect(hasPackages(folder)).toBe(true);
  install({ ...both, 'node_modules/react': { version: '1' } });
  expect(hasPackages(folder)).toBe(false);
});

test('a package that was removed by hand is missing', () => {
  install(both, 'node_modules/jest');
  expect(hasPackages(folder)).toBe(false);
});

test('a site that only serves needs no tools', () => {
  install(react);
  expect(hasPackages(folder)).toBe(false);
  expect(hasPackages(folder, { withDevelopment: false })).toBe(true);
});
