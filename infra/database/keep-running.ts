import type { ApiDeps } from 'shared/remote-kit/api';

const LOOK_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** What is kept running. */
export interface Watched {
  isRunning(): boolean;
  /** Starts it again; throws when it can't be started now. */
  start(): Promise<void>;
  log: Pick<ApiDeps['log'], 'info' | 'warn'>;
}

/**
 * Looks every second whether a server runs, and starts it again when it died: at once, then after
 * pauses that double up to half a minute, until it runs or the watch ends.
 * @returns ends the watch; resolves when no start is under way any more
 */
export function keepRunning({ isRunning, start, log }: Watched): () => Promise<void> {
  let isOver = false;
  let failures = 0;
  let timer: NodeJS.Timeout;
  let looking = Promise.resolve();

  async function look() {
    try {
      if (isRunning()) {
        failures = 0;
        return;
      }
      log.warn({ failures }, 'the database server is gone: starting it again');
      await start();
      failures = 0;
      log.info({}, 'the database server runs again');
    } catch (error) {
      failures += 1;
      log.warn(
        { reason: String(error), failures },
        'the database server was not looked after; it is tried again',
      );
    }
  }

  function wait() {
    const pause = Math.min(LOOK_MS * 2 ** failures, LONGEST_PAUSE_MS);
    timer = setTimeout(() => {
      looking = look().finally(() => {
        if (!isOver) wait();
      });
    }, pause).unref();
  }

  wait();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await looking;
  };
}
