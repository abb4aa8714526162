const ENDS_A_MINUTE = 5;
const MINUTE_MS = 60_000;
const LONGEST_S = 60;

/** When a process is to rest before it is started again: each time twice as long, up to a minute. */
export function createRests(longestSeconds = LONGEST_S) {
  let ends: number[] = [];
  let inARow = 0;
  let timer: NodeJS.Timeout | undefined;
  let reason: string | null = null;
  return {
    /** Why it rests now; `null` when it doesn't. */
    get reason() {
      return reason;
    },
    /** Counts one end more. Five in a minute are let pass. @param now milliseconds of any clock */
    isNeededAfter(now: number): boolean {
      ends = [...ends.filter((at) => now - at < MINUTE_MS), now];
      if (ends.length === 1) inARow = 0;
      return ends.length > ENDS_A_MINUTE;
    },
    /** @returns how many seconds it rests until `again` */
    begin(why: string, again: () => void): number {
      const seconds = Math.min(longestSeconds, 2 ** inARow);
      inARow += 1;
      reason = why;
      timer = setTimeout(() => {
        reason = null;
        again();
      }, seconds * 1000).unref();
      return seconds;
    },
    /** It runs again. */
    end: () => void (reason = null),
    stop: () => clearTimeout(timer),
  };
}
