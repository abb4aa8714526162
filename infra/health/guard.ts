import {
  findDefault,
  listActive,
  type DiscoveryDocument,
  type DiscoveryVersion,
} from '../releases/discovery-document';
import { releaseKey } from '../releases/list-known';
import type { ReleaseRow } from '../releases/list-releases';
import type { Operation } from '../releases/operation';
import type { OperationResult } from '../releases/operation-result';
import type { ReleaseMarks } from './release-marks';
import type { ReleaseTallies } from './release-tallies';
import { findBrokenInBrowsers, type BrowserFailures } from './browser-failures';
import { findWorse } from './compare-releases';
import type { RaiseAlarm } from './raise-alarm';
import { browsers, crashing, MACHINE_TROUBLE, REST_AFTER_WITHDRAWAL, trial } from './thresholds';

/** Who a release is taken back by, in the history. */
export const GATEWAY = 'gateway';

/** What the guard watches, and what it may do. */
export interface GuardDeps {
  document(): DiscoveryDocument;
  tallies: ReleaseTallies;
  browserFailures: BrowserFailures;
  marks: ReleaseMarks;
  /** Makes a change of releases; `null` where there are none to go back to, as in development. */
  operate: ((operation: Operation) => Promise<OperationResult>) | null;
  raise: RaiseAlarm;
  onError(error: unknown, what: string): void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Takes releases back by itself: one on trial that is worse than the default, and any that keeps
 * crashing. It names what it leaves, so that of two gateways only one does it.
 */
export function createGuard({
  document,
  tallies,
  browserFailures,
  marks,
  operate,
  raise,
  onError,
  now = Date.now,
}: GuardDeps) {
  /** Until when nothing more is decided of a release: something was. */
  const busy = new Map<string, number>();
  const RETRY_MS = 60_000;

  async function withdraw(remote: string, release: DiscoveryVersion, why: string) {
    const { version } = release.metadata;
    const about = { remote, version };
    const label = `${remote} ${version}`;
    busy.set(releaseKey(remote, version), now() + RETRY_MS);
    if (!operate) return;
    const isMain = release.deployment.default;
    if (isMain && isFreshSuccessor(remote, version))
      return raise({
        kind: 'not_withdrawn',
        ...about,
        text: `${label}: ${why}. It took the place of a release that was taken back minutes ago, so the fault may be another’s: nothing was changed.`,
      });
    const done = await operate({ command: 'rollback', remote, from: version, by: GATEWAY, why });
    if (done.ok) {
      if (isMain && done.kind === 'changed') noteSuccessor(remote, label, done.releases);
      return raise({ kind: 'withdrawn', ...about, text: `${label} was taken back: ${why}.` });
    }
    if (done.code === 'already_done') return;
    if (done.code === 'busy') return void busy.delete(releaseKey(remote, version));
    const kind = done.code === 'no_previous' ? 'no_good_release' : 'not_withdrawn';
    await raise({ kind, ...about, text: `${label}: ${why}. ${done.message}.` });
  }

  function noteSuccessor(remote: string, after: string, releases: ReleaseRow[]) {
    const next = releases.find((row) => row.remote === remote && row.default);
    if (next)
      marks.note({ remote, version: next.version, kind: 'successor', reason: `after ${after}` });
  }

  /** One whose predecessor was just taken back has its fault, if it has one, from elsewhere. */
  function isFreshSuccessor(remote: string, version: string): boolean {
    const since = now() - REST_AFTER_WITHDRAWAL * 1000;
    return marks
      .list()
      .some(
        (mark) =>
          mark.kind === 'successor' &&
          mark.remote === remote &&
          mark.version === version &&
          mark.lastAt.getTime() > since,
      );
  }

  function findCrashing(remote: string, version: string): string | null {
    const ends = tallies.ends(remote, version, crashing.seconds);
    if (ends.length < crashing.ends) return null;
    if (tallies.othersEnded(remote, crashing.seconds) >= MACHINE_TROUBLE) return null;
    return `its process ended ${ends.length} times within ${crashing.seconds} s, at last because ${ends.at(-1)}`;
  }

  function findFault(
    remote: string,
    release: DiscoveryVersion,
    main: DiscoveryVersion | null,
  ): string | null {
    const { version } = release.metadata;
    const crash = findCrashing(remote, version);
    if (crash || !main) return crash;
    for (const seconds of trial.windows) {
      const worse = findWorse(
        tallies.last(remote, version, seconds),
        tallies.last(remote, main.metadata.version, seconds),
      );
      if (worse) return `${worse} in the last ${seconds} s`;
    }
    const told = ({ metadata }: DiscoveryVersion) => ({
      neighbourhoods: browserFailures.count(releaseKey(remote, metadata.version)),
      answers: tallies.last(remote, metadata.version, browsers.seconds).answers,
    });
    return findBrokenInBrowsers(told(release), told(main));
  }

  /** Looks once; changes that follow from it have been made when it resolves. */
  async function look(): Promise<void> {
    const { microFrontends } = document();
    tallies.keepOnly(microFrontends);
    await Promise.all(
      Object.entries(microFrontends).map(async ([remote, versions]) => {
        const main = findDefault(versions);
        for (const release of listActive(versions)) {
          const { version } = release.metadata;
          if ((busy.get(releaseKey(remote, version)) ?? 0) > now()) continue;
          const fault = findFault(remote, release, release === main ? null : (main ?? null));
          if (!fault) continue;
          // the database or the disk may be away for a moment
          await withdraw(remote, release, fault).catch((error: unknown) => {
            busy.delete(releaseKey(remote, version));
            onError(error, `${remote} ${version} could not be taken back`);
          });
        }
      }),
    );
  }

  return look;
}
