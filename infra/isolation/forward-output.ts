import type { Readable } from 'node:stream';

const LINE_LIMIT = 500;
const LINES_A_SECOND = 20;

/** Hands on what a process writes, line by line; of a flood only the beginning of each second. */
export function forwardOutput(stream: Readable, onLine: (line: string) => void): void {
  let rest = '';
  let second = 0;
  let told = 0;
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = (lines.pop() ?? '').slice(0, LINE_LIMIT);
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, told] = [now, 0];
    for (const line of lines.slice(0, LINES_A_SECOND - told)) {
      if (line.trim()) onLine(line.slice(0, LINE_LIMIT));
      told += 1;
    }
  });
}
