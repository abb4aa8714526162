import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What the load generator saw. */
export interface Driven {
  perSecond: number;
  /** Answers in all. */
  answers: number;
  p50: number;
  p99: number;
  /** Answers that were no 200, and connections that broke. */
  failed: number;
}

/** How it is driven. */
interface Drive {
  core: number;
  seconds: number;
  encoding: string;
  /** Requests a second; left out, as many as are answered. */
  rate?: number;
}

const CONNECTIONS = 20;

/**
 * Drives one address, with the load generator on a core of its own.
 * @param folder where autocannon is installed
 */
export async function driveLoad(
  folder: string,
  url: string,
  { core, seconds, encoding, rate }: Drive,
): Promise<Driven> {
  const program = ['-c', String(core), process.execPath, 'node_modules/autocannon/autocannon.js'];
  const options = ['-j', '-c', String(CONNECTIONS), '-d', String(seconds)];
  if (rate) options.push('-R', String(rate));
  const header = ['-H', `accept-encoding=${encoding}`];
  const { stdout } = await promisify(execFile)(
    'taskset',
    [...program, ...options, ...header, url],
    {
      cwd: folder,
      maxBuffer: 10_000_000,
    },
  );
  const result = JSON.parse(stdout) as {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  };
  return {
    perSecond: Math.round(result.requests.average),
    answers: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
