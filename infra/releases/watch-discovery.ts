import type { DiscoveryDocument } from './discovery-document';
import type { Store } from './store';

/** Hints may fail to come, so the generation is also looked at this often. */
const POLL_MS = 150;

/** What hears of generations. */
interface Listeners {
  since?: number;
  /** The generations can't be read; said once, until they can be again. */
  onLost?(error: unknown): void;
  /** They can be read again. */
  onFound?(): void;
}

/**
 * Calls back with the current generation at once, unless it is `since`, and then with every newer one
 * it finds, within 200 ms. Generations that follow each other faster are skipped for the newest.
 */
export function watchDiscovery(
  store: Store,
  onChange: (document: DiscoveryDocument) => void,
  { since = -1, onLost = rethrow, onFound }: Listeners = {},
): { close(): void } {
  let seen = since;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let closed = false;
  let isLost = false;

  async function look(): Promise<void> {
    do {
      lookAgain = false;
      if ((await store.loadGeneration()) === seen) continue;
      const document = await store.load();
      if (closed || document.generation === seen) continue;
      seen = document.generation;
      onChange(document);
    } while (lookAgain && !closed);
  }

  function wake(): void {
    lookAgain = true;
    looking ??= look()
      .then(noteFound, noteLost)
      .finally(() => (looking = null));
  }

  function noteFound() {
    if (isLost) onFound?.();
    isLost = false;
  }

  function noteLost(error: unknown) {
    if (closed) return;
    if (!isLost) onLost(error);
    isLost = true;
  }

  const hints = store.onHint(wake);
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    close() {
      closed = true;
      clearInterval(timer);
      hints.close();
    },
  };
}

function rethrow(error: unknown): void {
  throw error;
}
