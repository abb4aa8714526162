const PREFIX = 'tarapath:heard:';
const SPEED = 'tarapath:speed';
export const speeds = [0.75, 1, 1.25, 1.5, 2];

/** Where the listener stopped in an episode, in seconds; 0 when it is new or was heard to its end. */
export function readPosition(slug: string): number {
  return Number(read(PREFIX + slug)) || 0;
}

export function keepPosition(slug: string, seconds: number) {
  write(PREFIX + slug, seconds > 0 ? String(Math.floor(seconds)) : null);
}

export function readSpeed(): number {
  const kept = Number(read(SPEED));
  return speeds.includes(kept) ? kept : 1;
}

export function keepSpeed(speed: number) {
  write(SPEED, String(speed));
}

// A browser may forbid the storage: then the episode begins anew, which is no reason to stop it.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
