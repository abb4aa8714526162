import { listIngresses } from 'shared/jyotish/transits/ingresses';
import type { Graha } from 'shared/jyotish/zodiac/graha';

const dayMs = 86_400_000;

/** Days in which a graha surely changes its rashi: the slowest stay, with their retrograde loops. */
const longestStay: Record<Graha, number> = {
  sun: 33,
  moon: 3,
  mars: 240,
  mercury: 90,
  jupiter: 430,
  venus: 130,
  saturn: 1150,
  rahu: 580,
  ketu: 580,
};

/** Days before and after today that a page about the graha covers: some ten sign changes or more. */
const coveredDays: Record<Graha, readonly [before: number, after: number]> = {
  sun: [31, 400],
  moon: [3, 32],
  mars: [240, 900],
  mercury: [60, 400],
  jupiter: [730, 4400],
  venus: [60, 400],
  saturn: [3000, 8000],
  rahu: [1200, 4400],
  ketu: [1200, 4400],
};

/** When a graha next changes its rashi after an instant (ISO 8601). */
export function findLeaving(graha: Graha, at: string): string {
  const until = new Date(Date.parse(at) + longestStay[graha] * dayMs).toISOString();
  const [next] = listIngresses({ from: at, until, grahas: [graha] });
  if (!next) throw new Error(`${graha} does not leave its rashi within ${longestStay[graha]} days`);
  return next.at;
}

/** The span a page about a graha covers, in whole days. */
export function spanAround(graha: Graha, now: Date): { from: string; until: string } {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const [before, after] = coveredDays[graha];
  return {
    from: new Date(today - before * dayMs).toISOString(),
    until: new Date(today + after * dayMs).toISOString(),
  };
}
