import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './install.mjs';

/** Runs a TypeScript file as one process that gets our signals, and ends as it ends. */
export function runTypeScript(file, args = [], env = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
