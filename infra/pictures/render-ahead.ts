/** The sizes that lists show on phones and desktops; the others are made when they are first asked for. */
const AHEAD = ['320.avif', '480.avif', '640.avif', '720.avif'];

/** Pictures whose usual sizes are made before anybody asks, one after the other. */
export interface RenderAhead {
  /** Takes a picture in; it is rendered once `run` has begun. */
  add(hash: string): void;
  /** Renders what was taken in and what still comes, until `stop`. */
  run(): Promise<void>;
  stop(): void;
}

/** @param readPicture makes a file of a picture unless it is there, as for a visitor */
export function createRenderAhead(
  readPicture: (hash: string, name: string) => Promise<unknown>,
  onError: (error: unknown) => void,
): RenderAhead {
  const waiting = new Set<string>();
  let state: 'idle' | 'running' | 'stopped' = 'idle';
  let isBusy = false;

  async function work() {
    if (isBusy || state !== 'running') return;
    isBusy = true;
    for (const hash of waiting) {
      waiting.delete(hash);
      for (const name of AHEAD) {
        if (state !== 'running') break;
        // one that fails is tried again when it is asked for
        await readPicture(hash, name).catch(onError);
      }
    }
    isBusy = false;
  }

  return {
    add(hash) {
      waiting.add(hash);
      void work();
    },
    run() {
      state = 'running';
      return work();
    },
    stop() {
      state = 'stopped';
    },
  };
}
