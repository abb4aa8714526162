import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Processor time a process and its threads have used so far, in seconds (Linux). */
export function readCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the name in parentheses may hold spaces, so fields are counted from after it
  const fields = stat.replace(/^.*\) /s, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
