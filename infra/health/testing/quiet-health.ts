import { noneIsBad } from '../../releases/find-last-good';
import type { SiteHealth } from '../health';
import { RecentFailures } from '../recent-failures';
import { createReleaseMetrics } from '../release-metrics';

/** Counts what a test's site does, and never does anything about it. */
export function makeQuietHealth(): SiteHealth {
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 };
  return {
    isGood: noneIsBad,
    watch: { answered: () => undefined, ended: () => undefined },
    failures: new RecentFailures(),
    metrics: createReleaseMetrics({ memory: () => [], pool }),
  };
}
