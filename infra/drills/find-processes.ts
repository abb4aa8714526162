import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The embedded server's main process. */
export function findPostmaster(dataDir: string): number {
  const [first = ''] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split(
    '\n',
  );
  return Number(first);
}

/** Processes a process started that are alive, with their command lines. Linux only (`/proc`). */
export function listChildren(parent: number): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [, owner] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (Number(owner) !== parent) return [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), command }];
      } catch (error) {
        // ended between the listing and the look
        if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
        throw error;
      }
    });
}
