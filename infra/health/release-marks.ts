import type { IsGood } from '../releases/find-last-good';
import type { Mark, Noted, Records } from './records';

/** How often what other gateways noted is read, in milliseconds. */
const READ_EVERY_MS = 2_000;
/** What can't be written for so long that there is more of it is dropped: once is enough to know. */
const UNWRITTEN_AT_MOST = 100;

/** What is known here of releases, also while the database is away. */
export interface ReleaseMarks {
  isGood: IsGood;
  /** Told when a release is no longer good. */
  onChange(listener: () => void): void;
  /** The latest first. */
  list(): Mark[];
  /** Counts here at once, and for all gateways as soon as it can be written. */
  note(noted: Noted): void;
  /** Notes it unless some gateway did within the last seconds; `true` also when nobody can tell. */
  claim(noted: Noted, seconds: number): Promise<boolean>;
  /** Reads and writes what is due. @throws when the database is away */
  refresh(): Promise<void>;
  stop(): void;
}

/** Keeps the records at hand. */
export function keepMarks(records: Records, onError: (error: unknown) => void): ReleaseMarks {
  let known: Mark[] = [];
  let unwritten: Noted[] = [];
  let bad = new Set<string>();
  let isFailing = false;
  let tell = () => undefined as void;
  let refreshing: Promise<void> | null = null;

  function settle() {
    const faults = [...known, ...unwritten].filter(isFault);
    const next = new Set(faults.map(keyOf));
    const isNew = [...next].some((key) => !bad.has(key));
    bad = next;
    if (isNew) tell();
  }

  async function work() {
    while (unwritten[0]) {
      await records.note(unwritten[0]);
      unwritten = unwritten.slice(1);
    }
    known = await records.list();
    isFailing = false;
    settle();
  }

  function refresh(): Promise<void> {
    refreshing ??= work().finally(() => (refreshing = null));
    return refreshing;
  }

  const refreshOrTell = () => {
    refresh().catch((error: unknown) => {
      // once: the database says more of it elsewhere
      if (!isFailing) onError(error);
      isFailing = true;
    });
  };

  const timer = setInterval(refreshOrTell, READ_EVERY_MS).unref();
  return {
    isGood: (remote, version) => !bad.has(keyOf({ remote, version })),
    onChange: (listener) => void (tell = listener),
    list: () => known,
    note(noted) {
      unwritten = [...unwritten, noted].slice(-UNWRITTEN_AT_MOST);
      settle();
      refreshOrTell();
    },
    async claim(noted, seconds) {
      try {
        const isFirst = await records.claim(noted, seconds);
        await refresh();
        return isFirst;
      } catch {
        // the database is away, and says so elsewhere
        this.note(noted);
        return true;
      }
    },
    refresh,
    stop: () => clearInterval(timer),
  };
}

/** Whether what is remembered of a release says that it isn't good. */
export const isFault = ({ kind }: Pick<Mark, 'kind'>) => kind !== 'successor';

const keyOf = ({ remote, version }: { remote: string; version: string }) => `${remote}@${version}`;
