import { setTimeout as sleep } from 'node:timers/promises';
import { readCpuSeconds } from './read-cpu-seconds';

const LOOK_MS = 2000;
/** Beats and sweeps take about a hundredth of a core. */
const IDLE_SHARE = 0.05;
const LIMIT_MS = 900_000;

/**
 * Waits until a program that nobody asks anything does nothing: a first start draws the pictures of its
 * content in the background, which would be counted as the price of pages.
 * @throws when it is still busy after a quarter of an hour
 */
export async function waitUntilIdle(pid: number): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  for (let before = readCpuSeconds(pid); ;) {
    await sleep(LOOK_MS);
    const now = readCpuSeconds(pid);
    if (now - before < (IDLE_SHARE * LOOK_MS) / 1000) return;
    if (performance.now() > deadline) throw new Error(`process ${pid} is busy by itself`);
    before = now;
  }
}
