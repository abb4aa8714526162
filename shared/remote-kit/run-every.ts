import type { ApiDeps } from './api';

/**
 * Runs a job of an API again and again until it is stopped, the first time after one turn. What fails is
 * logged and done again in the next turn; a job that is still running is not begun twice. It keeps no
 * process alive.
 * @param what the job in the log, as in `sweeping old messages`
 * @returns stops it
 */
export function runEvery(
  minutes: number,
  what: string,
  job: () => Promise<unknown>,
  log: Pick<ApiDeps['log'], 'error'>,
): () => void {
  let isRunning = false;
  const turn = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await job();
    } catch (error) {
      log.error({ err: error }, `${what} failed`);
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void turn(), minutes * 60_000);
  // a browser's timers are numbers; APIs run in Node
  (timer as unknown as NodeJS.Timeout).unref();
  return () => clearInterval(timer);
}
