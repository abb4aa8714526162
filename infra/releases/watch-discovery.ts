import { mkdirSync, watch } from 'node:fs';
import type { DiscoveryDocument } from './discovery-document';
import type { Store } from './store';

/** Some file systems report no changes, so the pointer is also looked at this often. */
const POLL_MS = 150;

/**
 * Calls back with the current generation at once, unless it is `since`, and then with every newer one
 * it finds, within 200 ms. Generations that follow each other faster are skipped for the newest.
 */
export function watchDiscovery(
  store: Store,
  onChange: (document: DiscoveryDocument) => void,
  { since = -1, onError = rethrow }: { since?: number; onError?: (error: unknown) => void } = {},
): { close(): void } {
  let seen = since;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let closed = false;

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
      .catch(onError)
      .finally(() => (looking = null));
  }

  mkdirSync(store.discoveryFolder, { recursive: true });
  const watcher = watch(store.discoveryFolder, { persistent: false }, wake);
  watcher.on('error', () => watcher.close()); // the timer goes on alone
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    close() {
      closed = true;
      clearInterval(timer);
      watcher.close();
    },
  };
}

function rethrow(error: unknown): void {
  throw error;
}
