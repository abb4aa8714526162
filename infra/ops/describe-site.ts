import type { Site } from '../gateway/site-process';
import type { Counted } from '../health/tally';
import { TIME_BOUNDS } from '../health/tally';
import { crashing } from '../health/thresholds';
import { findDefault } from '../releases/discovery-document';
import { findLastGood } from '../releases/find-last-good';

/** One release as `/ops` shows it. */
export interface ShownRelease {
  version: string;
  role: 'default' | 'canary' | 'fallback' | 'idle';
  traffic: number;
  commit: string;
  builtAt: string;
  state: 'up' | 'down' | 'not running';
  answers: number;
  failures: number;
  /** Seconds below which 95 of 100 answers took; `null` without any. */
  p95: number | null;
  ends: number;
  megabytes: number | null;
  marks: { kind: string; count: number; reason: string; at: Date }[];
}

/** One remote as `/ops` shows it. */
export interface ShownRemote {
  name: string;
  releases: ShownRelease[];
  /** What a rollback of the default goes to. */
  lastGood: string | null;
}

/** Seconds that the figures of `/ops` are of. */
export const SHOWN_SECONDS = 600;

/** What runs on this gateway now, and how it fares. */
export function describeSite({ document, health, host }: Site): ShownRemote[] {
  const memory = host.listMemory();
  const marks = health.marks.list();
  return Object.entries(document().microFrontends).map(([name, versions]) => {
    const main = findDefault(versions);
    const good = main ? findLastGood(versions, name, main, health.isGood) : null;
    const releases = versions.map(({ metadata: { version }, deployment, extras }) => {
      const counted = health.tallies.last(name, version, SHOWN_SECONDS);
      const held = memory.find((one) => one.remote === name && one.release === version);
      const isUsed = deployment.default || deployment.traffic > 0;
      const role = deployment.default
        ? ('default' as const)
        : deployment.traffic > 0
          ? ('canary' as const)
          : version === good?.metadata.version
            ? ('fallback' as const)
            : ('idle' as const);
      const state = host.isUp({ name, version }) ? 'up' : isUsed ? 'down' : 'not running';
      return {
        ...{ version, role, traffic: deployment.traffic },
        ...{
          commit: extras.commit,
          builtAt: extras.builtAt,
          state: state as ShownRelease['state'],
        },
        ...{ answers: counted.answers, failures: counted.failures, p95: percentile(counted) },
        ends: health.tallies.ends(name, version, crashing.seconds).length,
        megabytes: held ? Math.round(held.bytes / 1024 / 1024) : null,
        marks: marks
          .filter((mark) => mark.remote === name && mark.version === version)
          .map(({ kind, count, reason, lastAt }) => ({ kind, count, reason, at: lastAt })),
      };
    });
    return { name, releases, lastGood: good?.metadata.version ?? null };
  });
}

function percentile({ times }: Counted): number | null {
  const all = times.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let seen = 0;
  const bucket = times.findIndex((count) => (seen += count) >= all * 0.95);
  return TIME_BOUNDS[bucket] ?? Infinity;
}
