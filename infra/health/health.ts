import { isDatabaseAway } from '../database/is-database-away';
import type { ReleaseName } from '../gateway/release-host';
import { OUT_OF_REACH } from '../isolation/connect-release';
import type { DiscoveryDocument } from '../releases/discovery-document';
import { releaseKey } from '../releases/list-known';
import { BrowserFailures } from './browser-failures';
import { createGuard, type GuardDeps } from './guard';
import type { Answered } from './observe-asks';
import { RecentFailures } from './recent-failures';
import type { Records } from './records';
import { createReleaseMetrics, type Sources } from './release-metrics';
import { createRaiseAlarm } from './raise-alarm';
import { keepMarks } from './release-marks';
import type { Alarm } from './send-alarm';
import { ReleaseTallies } from './release-tallies';

/** How often the releases are judged, in milliseconds. */
const LOOK_EVERY_MS = 1_000;
/** How often what nobody can get any more is left out of the metrics, in milliseconds. */
const FORGET_EVERY_MS = 60_000;

/** A process that somebody else ended: once is no crash, more often nobody knows. */
const FROM_OUTSIDE = /^it was ended by SIG(KILL|TERM|INT|HUP)$/;
/** Only this machine's disk says so. */
const DAMAGED = /^its files are damaged/;

export interface HealthDeps {
  records: Records;
  sources: Sources;
  send(alarm: Alarm): void;
  onError(error: unknown, what: string): void;
}

/** What happens to releases, as their host tells it. */
export interface ReleaseWatch {
  answered(release: ReleaseName, answered: Answered): void;
  /** Its process ended, or did not start. */
  ended(release: ReleaseName, reason: string, cause?: unknown): void;
}

/** How releases fare: counted, remembered, and acted upon. */
export type Health = Awaited<ReturnType<typeof startHealth>>;

/** What a site needs of it to serve. */
export type SiteHealth = Pick<
  Health,
  'isGood' | 'watch' | 'marks' | 'tallies' | 'failures' | 'browserFailures' | 'metrics'
>;

const listKeys = (parts: DiscoveryDocument['microFrontends']) =>
  new Set(
    Object.entries(parts).flatMap(([name, versions]) =>
      versions.map(({ metadata }) => releaseKey(name, metadata.version)),
    ),
  );

/** Starts to watch the releases of a site. Nothing is done about them until `guard` is called. */
export async function startHealth({ records, sources, send, onError }: HealthDeps) {
  const tallies = new ReleaseTallies();
  const failures = new RecentFailures();
  const browserFailures = new BrowserFailures();
  const metrics = createReleaseMetrics(sources);
  const unreachable = (error: unknown) =>
    onError(error, 'the records of releases are out of reach');
  const marks = keepMarks(records, unreachable);
  await marks.refresh().catch(unreachable);
  const raise = createRaiseAlarm(marks, send);

  const watch: ReleaseWatch = {
    answered({ name, version }, answered) {
      tallies.answered(name, version, answered);
      metrics.countAnswer({ remote: name, release: version }, answered);
    },
    ended({ name, version }, reason, cause) {
      metrics.countEnd({ remote: name, release: version });
      failures.add({ release: `${name} ${version}`, what: 'its process ended', error: reason });
      if (isDatabaseAway(cause) || reason.startsWith(OUT_OF_REACH)) return;
      if (DAMAGED.test(reason)) {
        const text = `${name} ${version} does not run on one machine: ${reason}.`;
        void raise({ kind: 'damaged', remote: name, version, text });
        return;
      }
      tallies.ended(name, version, reason);
      if (!FROM_OUTSIDE.test(reason)) marks.note({ remote: name, version, kind: 'crash', reason });
    },
  };

  return {
    watch,
    marks,
    tallies,
    failures,
    browserFailures,
    metrics,
    isGood: marks.isGood,
    /** Judges the releases every second and takes back what is bad. */
    guard(deps: Pick<GuardDeps, 'document' | 'operate'>): { stop(): Promise<void> } {
      const look = createGuard({ ...deps, tallies, browserFailures, marks, raise, onError });
      let looking: Promise<void> | null = null;
      const timer = setInterval(() => {
        looking ??= look()
          .catch((error: unknown) => onError(error, 'the releases could not be judged'))
          .finally(() => (looking = null));
      }, LOOK_EVERY_MS).unref();
      const forgetting = setInterval(() => {
        const { microFrontends } = deps.document();
        const keys = listKeys(microFrontends);
        browserFailures.keepOnly(keys);
        void metrics.keepOnly(keys);
      }, FORGET_EVERY_MS).unref();
      return {
        async stop() {
          clearInterval(timer);
          clearInterval(forgetting);
          await looking;
        },
      };
    },
    stop: () => marks.stop(),
  };
}
