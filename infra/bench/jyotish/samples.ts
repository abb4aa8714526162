import { computeDeltaT, type Instant } from 'shared/jyotish/astronomy/time-scales';

/** A birth to be measured. */
export interface Birth {
  at: Instant;
  utc: string;
  latitude: number;
  longitude: number;
}

/** Births spread evenly over time and the inhabited latitudes, the same in every run. */
export function listBirths(count: number, fromYear: number, toYear: number): Birth[] {
  const first = (fromYear - 2000) * 365.2425;
  const span = (toYear - fromYear) * 365.2425;
  return Array.from({ length: count }, (_, index) => {
    // multiples of irrational numbers fill an interval evenly and in no order
    const share = (index * 0.6180339887) % 1;
    const ut = first + share * span;
    return {
      at: { ut, tt: ut + computeDeltaT(ut) / 86_400 },
      utc: new Date(Date.UTC(2000, 0, 1, 12) + ut * 86_400_000).toISOString(),
      latitude: -40 + ((index * 0.7548776662) % 1) * 100,
      longitude: -180 + ((index * 0.5698402909) % 1) * 360,
    };
  });
}

/** Processor time of one of `count` pieces of work in microseconds, the best of some rounds. */
export function timeEach(count: number, rounds: number, work: () => void): number {
  work();
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / count);
  }
  return best;
}

/** The greatest of several numbers. */
export function findWorst(values: Iterable<number>): number {
  let worst = 0;
  for (const value of values) worst = Math.max(worst, value);
  return worst;
}
