/** Upper bounds in seconds of the times that answers are counted by; the last bucket has none. */
export const TIME_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20] as const;

/** What a release answered in a span of time. */
export interface Counted {
  answers: number;
  failures: number;
  /** Answers by `TIME_BOUNDS`, without those of a process that had just started. */
  times: number[];
}

interface Slot extends Counted {
  number: number;
}

const SLOT_SECONDS = 5;
const SLOTS = 120;

const emptyTimes = () => new Array<number>(TIME_BOUNDS.length + 1).fill(0);

/** Counts a release's answers over the last ten minutes, by five seconds. */
export class Tally {
  private slots: Slot[] = [];

  constructor(private readonly now: () => number = () => performance.now() / 1000) {}

  /** @param isTimed whether its time counts too */
  add(seconds: number, isFailed: boolean, isTimed: boolean): void {
    const slot = this.slot();
    slot.answers += 1;
    if (isFailed) slot.failures += 1;
    if (!isTimed) return;
    const bucket = bucketOf(seconds);
    slot.times[bucket] = (slot.times[bucket] ?? 0) + 1;
  }

  /** The last seconds, rounded up to whole slots. */
  last(seconds: number): Counted {
    const first = Math.floor((this.now() - seconds) / SLOT_SECONDS);
    const sum: Counted = { answers: 0, failures: 0, times: emptyTimes() };
    for (const slot of this.slots) {
      if (slot.number < first) continue;
      sum.answers += slot.answers;
      sum.failures += slot.failures;
      slot.times.forEach((count, bucket) => (sum.times[bucket] = (sum.times[bucket] ?? 0) + count));
    }
    return sum;
  }

  private slot(): Slot {
    const number = Math.floor(this.now() / SLOT_SECONDS);
    const latest = this.slots.at(-1);
    if (latest?.number === number) return latest;
    const slot = { number, answers: 0, failures: 0, times: emptyTimes() };
    this.slots.push(slot);
    if (this.slots.length > SLOTS) this.slots.shift();
    return slot;
  }
}

/** The bucket of a time. */
export function bucketOf(seconds: number): number {
  const found = TIME_BOUNDS.findIndex((bound) => seconds <= bound);
  return found === -1 ? TIME_BOUNDS.length : found;
}
