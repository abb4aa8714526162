import { readFileSync } from 'node:fs';

/** What the kernel says of a process. */
export interface Usage {
  /** Seconds its main thread has worked. */
  cpu: number;
  /** Its main thread waits for something or was stopped; one that only waits for its turn does not. */
  isIdle: boolean;
}

/** Linux counts in hundredths of a second, on every machine. */
const TICKS = 100;
const PAGE_BYTES = 4096;

/** `null` where the kernel doesn't say: the process is gone, or the system is no Linux. */
export function readUsage(pid: number): Usage | null {
  const stat = read(`/proc/${pid}/task/${pid}/stat`);
  // the name in parentheses may contain anything
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return null;
  const [state = '', user, system] = [fields[0], Number(fields[11]), Number(fields[12])];
  return { cpu: (user + system) / TICKS, isIdle: /[StT]/.test(state) };
}

/** Bytes of a process in memory, shared ones too; `null` where the kernel doesn't say. */
export function readMemory(pid: number): number | null {
  const pages = read(`/proc/${pid}/statm`)?.split(' ')[1];
  return pages === undefined ? null : Number(pages) * PAGE_BYTES;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null; // gone meanwhile, which is an answer
  }
}
