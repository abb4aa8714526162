import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 1_000;

/**
 * Does something once it can be done, trying again each second.
 * @param onFailure told of the first failure, not of the same again
 */
export function keepTrying(
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): { stop(): void } {
  const ending = new AbortController();
  const { signal } = ending;
  const tryOn = async () => {
    for (let isTold = false; !signal.aborted; isTold = true)
      try {
        return await work();
      } catch (error) {
        if (!isTold) onFailure(error);
        await sleep(PAUSE_MS, null, { signal, ref: false }).catch(() => null); // it was stopped
      }
  };
  void tryOn();
  return { stop: () => ending.abort() };
}
