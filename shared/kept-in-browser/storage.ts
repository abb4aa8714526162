import { keptNames, type StoredName } from './names';

/**
 * Reads what was kept in this browser; `null` where nothing was, or where storage is forbidden.
 * @param of which of several of the name: an episode, a page
 */
export function readKept(name: StoredName, of?: string): string | null {
  return attempt(name, (storage) => storage.getItem(keyOf(name, of)));
}

/**
 * Keeps a text in this browser, or removes it with `null`. Where storage is forbidden or full nothing is
 * kept, which stops no one.
 */
export function keep(name: StoredName, value: string | null, of?: string): void {
  attempt(name, (storage) => {
    if (value === null) storage.removeItem(keyOf(name, of));
    else storage.setItem(keyOf(name, of), value);
  });
}

const keyOf = (name: string, of: string | undefined) => (of === undefined ? name : `${name}:${of}`);

function attempt<T>(name: StoredName, use: (storage: Storage) => T): T | null {
  try {
    return use(window[keptNames[name]]);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
