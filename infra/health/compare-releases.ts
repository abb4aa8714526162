import { trial } from './thresholds';
import { bucketOf, TIME_BOUNDS, type Counted } from './tally';

/**
 * Why a release on trial is worse than the default, by what both answered in the same span of time;
 * `null` when it isn't, or too little is known. What makes all fail alike makes no difference.
 */
export function findWorse(canary: Counted, main: Counted): string | null {
  return findMoreFailures(canary, main) ?? findMoreSlow(canary, main);
}

function findMoreFailures(canary: Counted, main: Counted): string | null {
  const { answers, failures, z } = trial;
  if (canary.answers < answers.canary || main.answers < answers.default) return null;
  if (canary.failures < failures) return null;
  const difference = standardDifference(
    { part: canary.failures, of: canary.answers },
    { part: main.failures, of: main.answers },
  );
  if (difference < z) return null;
  return `${share(canary.failures, canary.answers)} of its answers failed, of the default’s ${share(main.failures, main.answers)}`;
}

function findMoreSlow(canary: Counted, main: Counted): string | null {
  const [tried, known] = [sum(canary.times), sum(main.times)];
  if (tried < trial.slow.answers || known < trial.slow.answers) return null;
  const usual = TIME_BOUNDS[percentileBucket(main.times, 0.95)] ?? Infinity;
  const slow = Math.max(usual * trial.slow.times, trial.slow.seconds);
  const [slowTried, slowKnown] = [countAbove(canary.times, slow), countAbove(main.times, slow)];
  if (slowTried < tried * trial.slow.share) return null;
  const difference = standardDifference(
    { part: slowTried, of: tried },
    { part: slowKnown, of: known },
  );
  if (difference < trial.z) return null;
  return `${share(slowTried, tried)} of its answers took longer than ${slow} s, of the default’s ${share(slowKnown, known)}`;
}

interface Share {
  part: number;
  of: number;
}

/** The two-proportion z-test: by how many standard errors one share is greater than another. */
export function standardDifference(one: Share, other: Share): number {
  const pooled = (one.part + other.part) / (one.of + other.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / other.of));
  return error === 0 ? 0 : (one.part / one.of - other.part / other.of) / error;
}

function percentileBucket(times: number[], portion: number): number {
  const wanted = sum(times) * portion;
  let seen = 0;
  return times.findIndex((count) => (seen += count) >= wanted);
}

/** Answers in buckets that lie wholly above a time. */
function countAbove(times: number[], seconds: number): number {
  return sum(times.slice(bucketOf(seconds) + 1));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const share = (part: number, of: number) =>
  `${Math.round((part / of) * 1000) / 10} % (${part} of ${of})`;
