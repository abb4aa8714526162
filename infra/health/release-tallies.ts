import { listActive, type DiscoveryDocument } from '../releases/discovery-document';
import { releaseKey } from '../releases/list-known';
import type { Answered } from './observe-asks';
import { Tally, type Counted } from './tally';
import { trial } from './thresholds';

interface Kept {
  tally: Tally;
  /** When its process was last started, in seconds. */
  startedAt: number;
  ends: { at: number; reason: string }[];
}

const MOST_ENDS = 20;

/** What each release answered and how often its process ended, on this gateway and since it is in use. */
export class ReleaseTallies {
  private readonly kept = new Map<string, Kept>();
  private active = new Set<string>();

  constructor(private readonly now: () => number = () => performance.now() / 1000) {}

  answered(remote: string, version: string, { seconds, outcome }: Answered): void {
    if (outcome === 'excused') return;
    const { tally, startedAt } = this.of(remote, version);
    const isWarm = this.now() - startedAt >= trial.slow.warmUp;
    tally.add(seconds, outcome === 'failed', isWarm);
  }

  ended(remote: string, version: string, reason: string): void {
    const kept = this.of(remote, version);
    kept.startedAt = this.now();
    kept.ends = [...kept.ends, { at: this.now(), reason }].slice(-MOST_ENDS);
  }

  last(remote: string, version: string, seconds: number): Counted {
    return this.of(remote, version).tally.last(seconds);
  }

  /** The reasons of the ends in the last seconds. */
  ends(remote: string, version: string, seconds: number): string[] {
    const since = this.now() - seconds;
    return this.of(remote, version)
      .ends.filter(({ at }) => at > since)
      .map(({ reason }) => reason);
  }

  /** How many other remotes had a process end in the last seconds. */
  othersEnded(remote: string, seconds: number): number {
    const since = this.now() - seconds;
    const others = new Set<string>();
    for (const [key, { ends }] of this.kept) {
      const [name = ''] = key.split('@');
      if (name !== remote && ends.some(({ at }) => at > since)) others.add(name);
    }
    return others.size;
  }

  /** A release that visitors get again is judged by what it answers from now on. */
  keepOnly(microFrontends: DiscoveryDocument['microFrontends']): void {
    const next = new Set<string>();
    const listed = new Set<string>();
    for (const [name, versions] of Object.entries(microFrontends)) {
      for (const { metadata } of versions) listed.add(releaseKey(name, metadata.version));
      for (const { metadata } of listActive(versions)) next.add(releaseKey(name, metadata.version));
    }
    for (const key of this.kept.keys()) if (!listed.has(key)) this.kept.delete(key);
    for (const [key, kept] of this.kept)
      if (this.active.has(key) && !next.has(key)) this.kept.delete(key);
      else if (!this.active.has(key) && next.has(key)) kept.tally = new Tally(this.now);
    this.active = next;
  }

  private of(remote: string, version: string): Kept {
    const key = releaseKey(remote, version);
    let found = this.kept.get(key);
    if (!found) {
      found = { tally: new Tally(this.now), startedAt: this.now(), ends: [] };
      this.kept.set(key, found);
    }
    return found;
  }
}
