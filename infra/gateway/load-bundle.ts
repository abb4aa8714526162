import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { requireForRelease } from './provided-modules';

/**
 * Evaluates a release's CommonJS file by path. Two releases of one remote live side by side, and both
 * get this process's React.
 */
export function loadBundle<T>(file: string): T {
  const module = { exports: {} as T };
  const run = compileFunction(
    readFileSync(file, 'utf8'),
    ['module', 'exports', 'require', '__filename', '__dirname'],
    { filename: file },
  );
  run(module, module.exports, requireForRelease, file, path.dirname(file));
  return module.exports;
}
