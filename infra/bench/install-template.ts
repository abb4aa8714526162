import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/units';

/**
 * Copies a folder of templates to `.cache/bench/<name>` and installs its packages there, unless that
 * very package.json was installed before: the site itself never depends on them.
 * @returns the folder
 */
export function installTemplate(name: string): string {
  const template = path.join(__dirname, name);
  const folder = path.join(root, '.cache/bench', name);
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true });
  const wanted = readFileSync(path.join(template, 'package.json'), 'utf8');
  const stamp = path.join(folder, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  console.log(`installing the packages of ${name}`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(stamp, wanted);
  return folder;
}
