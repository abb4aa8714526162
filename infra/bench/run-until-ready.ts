import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program a benchmark started, and ends. */
export interface RunningProgram {
  pid: number;
  /** Resolves when it ended, by itself or stopped. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 120_000;

/**
 * Waits until a started program answers at an address.
 * @throws with what the program said last when it ends or takes too long
 */
export async function runUntilReady(
  child: ChildProcess,
  address: string,
  readOutput: () => string,
): Promise<RunningProgram> {
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  let isStopping = false;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code, signal) => {
      if (!isStopping) console.error(`${child.spawnargs.join(' ')} ended with ${code ?? signal}`);
      resolve();
    }),
  );
  const stop = async () => {
    isStopping = true;
    process.off('exit', endWithUs);
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await answers(address))) {
    const isGone = child.exitCode !== null || child.signalCode !== null;
    if (isGone || performance.now() > deadline) {
      const said = readOutput();
      await stop();
      throw new Error(`${child.spawnargs.join(' ')} did not start:\n${said}`);
    }
    await sleep(100);
  }
  return { pid: child.pid ?? 0, ended, stop };
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // not listening yet, which is the answer
  }
}
