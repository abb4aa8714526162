import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process told apart from later ones that get the same number. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

/** Who runs under a process number now, or `null` when nobody does. */
export function identifyProcess(pid: number): ProcessIdentity | null {
  const startedAt = process.platform === 'linux' ? readStartTicks(pid) : askPs(pid, 'lstart=');
  return startedAt === null ? null : { pid, startedAt };
}

/** Whether exactly this process, not another with its number, is alive. */
export function isAlive(identity: ProcessIdentity): boolean {
  return identifyProcess(identity.pid)?.startedAt === identity.startedAt;
}

/** The command line of a live process, or `null`. */
export function readCommandLine(pid: number): string | null {
  if (process.platform !== 'linux') return askPs(pid, 'command=');
  return readProcFile(pid, 'cmdline')?.replaceAll('\0', ' ') ?? null;
}

function readStartTicks(pid: number): string | null {
  // The name in parentheses may hold spaces, so fields are counted from after it.
  const fields = readProcFile(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ');
  if (!fields || fields[0] === 'Z') return null;
  return fields[19] ?? null;
}

function readProcFile(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return null; // gone, which is the answer
  }
}

function askPs(pid: number, column: string): string | null {
  try {
    return (
      execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || null
    );
  } catch {
    return null; // ps fails when there is no such process
  }
}
