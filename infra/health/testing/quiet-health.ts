import { noneIsBad } from '../../releases/find-last-good';
import { BrowserFailures } from '../browser-failures';
import type { SiteHealth } from '../health';
import { RecentFailures } from '../recent-failures';
import { createReleaseMetrics } from '../release-metrics';
import { ReleaseTallies } from '../release-tallies';

/** Counts what a test's site does, and never does anything about it. */
export function makeQuietHealth(): SiteHealth {
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 };
  return {
    isGood: noneIsBad,
    watch: { answered: () => undefined, ended: () => undefined },
    marks: {
      isGood: noneIsBad,
      onChange: () => undefined,
      list: () => [],
      note: () => undefined,
      claim: async () => true,
      refresh: async () => undefined,
      stop: () => undefined,
    },
    tallies: new ReleaseTallies(),
    failures: new RecentFailures(),
    browserFailures: new BrowserFailures(),
    metrics: createReleaseMetrics({ memory: () => [], pool }),
  };
}
