import { readFileSync } from 'node:fs';
import { listChildren } from '../drills/find-processes';

const TICKS_PER_SECOND = 100;

/**
 * Processor time that a server has used so far, in seconds (Linux): its own and that of the Node
 * processes it started, such as those of releases. The database's is not counted.
 */
export function readCpuSeconds(pid: number): number {
  const workers = listChildren(pid).filter(({ command }) => command.startsWith(process.execPath));
  return [pid, ...workers.map((worker) => worker.pid)].reduce((sum, of) => sum + readOne(of), 0);
}

function readOne(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the name in parentheses may hold spaces, so fields are counted from after it
  const fields = stat.replace(/^.*\) /s, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
