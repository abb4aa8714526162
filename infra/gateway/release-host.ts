import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { ServerRemote } from 'shared/remote-kit/server/render-remote';
import type { ShellServer } from '../../shell-host/server/request';
import type { ReleaseWatch } from '../health/health';
import { observeAsks } from '../health/observe-asks';
import { OpenRequests } from '../calls/open-requests';
import type { EventSurface } from '../events/deliver-events';
import { answersFor, logsOf, type Services } from '../isolation/answer-release';
import { connectRelease } from '../isolation/connect-release';
import { IsolatedPages, type Visit } from '../isolation/isolated-pages';
import { IsolatedShells } from '../isolation/isolated-shells';
import { launchHere, type Here } from '../isolation/launch-here';
import type { Link } from '../isolation/link';
import { limits, type AskedBoot } from '../isolation/protocol';
import { toRemoteApi } from '../isolation/remote-api';
import type { JobSurface } from '../jobs/job-surface';
import { settingsOf } from '../isolation/settings-of';
import { readMemory } from '../isolation/read-usage';
import { SharedTransactions } from '../isolation/shared-transactions';
import {
  SupervisedRelease,
  type LaunchOptions,
  type ReleaseEvents,
} from '../isolation/supervised-release';
import { SHELL_NAME } from '../releases/discovery-document';
import { indexApi, type LoadedApi } from './index-api';

/** What releases run with. */
export interface HostOptions extends Here {
  /** Addresses of the processes that run the releases of some remotes, by remote, and what opens them. */
  elsewhere: { urls: Record<string, string>; token: string };
  settings: ApiDeps['settings'];
  services: Services;
  /** Told how releases answer, and when their processes end. */
  health: ReleaseWatch;
}

/** Names a release. */
export interface ReleaseName {
  name: string;
  version: string;
}

interface Hosted {
  release: SupervisedRelease;
  /** The same, its answers told. */
  observed: Pick<SupervisedRelease, 'ask'>;
  /** Made when the release says for the first time what it offers. */
  api: LoadedApi | null;
}

/** Milliseconds that what is no longer in use may still answer who has begun with it. */
const GRACE_MS = 60_000;

/** Every page waits for a shell, also those that wait for a slow remote. */
const PAGES_AT_MOST = 3_000;

/** Whether a process elsewhere is there again costs little to ask. */
const RECONNECT_S = 4;

/** Runs the server code of releases, each in a process of its own. */
export class ReleaseHost {
  private readonly present = new Set<string>();
  private readonly hosted = new Map<string, Hosted>();
  private readonly leaving = new Map<string, NodeJS.Timeout>();
  /** What releases handle now, for the calls they make meanwhile. */
  readonly requests = new OpenRequests();
  private readonly pages = new IsolatedPages(this.requests);
  private readonly shells = new IsolatedShells();
  readonly transactions = new SharedTransactions();
  private replacing = Promise.resolve();

  constructor(private readonly options: HostOptions) {}

  /** Brings a release that was never on this disk. */
  async bringOnce(release: ReleaseName): Promise<void> {
    const key = keyOf(release);
    if (this.present.has(key)) return;
    const manifest = path.join(this.folderOf(release.name, release.version), 'release.json');
    if (!existsSync(manifest)) await this.options.bring(release);
    this.present.add(key);
  }

  folderOf(name: string, version: string): string {
    return path.join(this.options.releasesFolder, name, version);
  }

  /**
   * Starts a release unless it runs: migrations, then its process, which brings its content.
   * @throws why it can't be asked now; it goes on trying
   */
  async start(release: ReleaseName): Promise<void> {
    this.stay(keyOf(release));
    await this.host(release).release.start();
  }

  /** The pages of a release, rendered for one visit. */
  pagesOf(release: ReleaseName, visit: Visit): ServerRemote {
    return this.pages.of(release.name, this.host(release).observed, visit);
  }

  /** The server side of a shell's release. @param hasSpare another one is asked when it doesn't answer soon */
  shellOf(version: string, hasSpare: boolean): ShellServer {
    return this.shells.of(this.host({ name: SHELL_NAME, version }).observed, hasSpare);
  }

  /** A release's API as far as it is known, without waiting; `undefined` when nobody knows. */
  peekApi(release: ReleaseName): LoadedApi | null | undefined {
    const hosted = this.hosted.get(keyOf(release));
    if (!hosted?.release.description) return undefined;
    const { api } = hosted.release.description;
    if (!api) return null;
    const { release: process } = hosted;
    hosted.api ??= indexApi(toRemoteApi(release.name, hosted.observed, api, this), {
      describe: () =>
        process.ask('describe', null, { limitMs: limits.describe, isRepeatable: true }),
      readEvents: (asked) =>
        process.ask('readEvents', asked, { limitMs: limits.stream, isRepeatable: true }),
    });
    return hosted.api;
  }

  /** Whether a release answers, or would if it were not being started again. */
  isUp(release: ReleaseName): boolean {
    return this.hosted.get(keyOf(release))?.release.state === 'up';
  }

  /** The events that a release handles; `null` when it can't be asked now. */
  eventsOf({ name, version }: ReleaseName): EventSurface | null {
    const release = this.hosted.get(keyOf({ name, version }))?.release;
    const events = release?.description?.api?.handles;
    if (!release || release.state !== 'up' || !events) return null;
    return {
      ...{ remote: name, events },
      handle: (event, delivery) =>
        release.ask('event', { event, delivery }, { limitMs: limits.event }),
    };
  }

  /** The jobs of a release that can be asked now; `null` when it can't, or has none. */
  jobsOf({ name, version }: ReleaseName): JobSurface | null {
    const release = this.hosted.get(keyOf({ name, version }))?.release;
    const jobs = release?.description?.api?.jobs;
    if (!release || release.state !== 'up' || !jobs) return null;
    return {
      ...{ remote: name, version, jobs },
      run: (job, asked) =>
        release.ask('runJob', asked, { limitMs: job.seconds * 1000 + limits.jobMargin }),
      // one that does not hear it is ended all the same, a minute later
      stop: () =>
        void release.ask('stopJobs', null, { limitMs: limits.stopJobs }).catch(() => null),
    };
  }

  /** Keeps these releases; the others end when who has begun with them has had time to finish. */
  keep(used: ReleaseName[]) {
    const keys = new Set(used.map(keyOf));
    for (const key of keys) this.stay(key);
    for (const [key, { release }] of this.hosted)
      if (!keys.has(key) && !this.leaving.has(key)) {
        const leave = () => {
          this.leaving.delete(key);
          this.hosted.delete(key);
          void release.close();
        };
        this.leaving.set(key, setTimeout(leave, GRACE_MS).unref());
      }
  }

  /** Loads a release anew; only development replaces files in place. */
  replace(release: ReleaseName): Promise<void> {
    // one after the other: each ends the one before it
    this.replacing = this.replacing.then(() => this.replaceNow(release));
    return this.replacing;
  }

  /** Every release that runs, with the bytes its process holds. */
  listMemory(): { remote: string; release: string; bytes: number }[] {
    return [...this.hosted].flatMap(([key, { release }]) => {
      const [remote = '', version = ''] = key.split('@');
      const bytes = release.pid === null ? null : readMemory(release.pid);
      return bytes === null ? [] : [{ remote, release: version, bytes }];
    });
  }

  async close(): Promise<void> {
    for (const timer of this.leaving.values()) clearTimeout(timer);
    await Promise.all([...this.hosted.values()].map(({ release }) => release.close()));
  }

  private async replaceNow(release: ReleaseName): Promise<void> {
    const before = this.hosted.get(keyOf(release));
    if (!before) return;
    const next = this.open(release);
    // who comes meanwhile still gets the one before
    await next.release.start().catch(() => undefined); // it is reported, and tries again
    this.hosted.set(keyOf(release), next);
    await before.release.close();
  }

  private host(release: ReleaseName): Hosted {
    const key = keyOf(release);
    let hosted = this.hosted.get(key);
    if (!hosted) {
      hosted = this.open(release);
      this.hosted.set(key, hosted);
    }
    return hosted;
  }

  private stay(key: string) {
    clearTimeout(this.leaving.get(key));
    this.leaving.delete(key);
  }

  private open({ name, version }: ReleaseName): Hosted {
    const { elsewhere, health, services } = this.options;
    const { log } = services;
    const about = { remote: name, version };
    const launch = this.launcherOf({ name, version });
    const events: ReleaseEvents = {
      onEnded(reason) {
        health.ended({ name, version }, reason);
        log.error({ ...about, reason }, 'a release ended and is started again');
      },
      onResting(seconds, reason, cause) {
        if (cause !== undefined) health.ended({ name, version }, reason, cause);
        log.error({ ...about, reason, seconds }, 'a release rests before it is started again');
      },
    };
    const release = new SupervisedRelease(launch, events, {
      ...(name === SHELL_NAME ? { pendingAtMost: PAGES_AT_MOST } : {}),
      ...(elsewhere.urls[name] ? { longestRestSeconds: RECONNECT_S } : {}),
    });
    const observed = observeAsks(release, (seen) => health.answered({ name, version }, seen));
    return { release, observed, api: null };
  }

  private launcherOf({ name, version }: ReleaseName) {
    const { elsewhere, settings, services } = this.options;
    const isShell = name === SHELL_NAME;
    let seeds = true;
    return async ({ onSuspect, signal }: LaunchOptions) => {
      const boot: AskedBoot = {
        ...{ name, version, seeds },
        settings: isShell ? null : settingsOf(name, settings),
        ...(services.spans ? { tells: 'spans' as const } : {}),
      };
      const options = {
        answersOf: (link: () => Link) => ({
          ...(isShell
            ? this.shells.answers(logsOf({ name, version }, services))
            : answersFor({ name, version }, services, this.pages.open, this.transactions, link)),
        }),
        onSuspect,
        onUnheard: (err: unknown) =>
          services.log.error({ err, remote: name, version }, 'what a release said failed here'),
        signal,
      };
      const url = elsewhere.urls[name];
      const process = url
        ? await connectRelease({ url, token: elsewhere.token, boot, ...options })
        : await launchHere(this.options, boot, {
            ...options,
            onOutput: (line) =>
              services.log.warn({ remote: name, version, line }, 'a release wrote'),
          });
      seeds = false;
      return process;
    };
  }
}

const keyOf = ({ name, version }: ReleaseName) => `${name}@${version}`;
