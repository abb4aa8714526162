import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from 'shared/remote-kit/job';
import type { Secret } from 'shared/remote-kit/secrets';
import { sweepKeptAnswers } from '../calls/kept-answers';
import { sweepAllowances } from '../limits/allowances';
import type { Databases } from '../database/open-databases';
import type { Alarm } from '../health/send-alarm';
import type { Services } from '../isolation/answer-release';
import { sweepEvents } from '../stream/event-log';
import { createDeadLetters } from './dead-letters';
import { describeJob } from './described-job';
import { createJobStore } from './job-store';
import type { JobSurface } from './job-surface';
import { createPlatformJobs, toSurface, type PlatformJobDeps } from './platform-jobs';
import { PLATFORM, queueOf } from './queue-name';
import { createScheduler } from './schedules';
import { sendDeadLetterAlarms } from './send-dead-letter-alarms';
import { startWorker, type WorkerPace } from './worker';

export interface SiteJobsDeps extends Omit<PlatformJobDeps, 'sweeps'> {
  databases: Omit<Databases, 'close'>;
  /** Seals payloads. */
  secret: Secret;
  onError(error: unknown, what: string): void;
}

/** How the work is begun, once releases run. */
export interface JobsStart {
  /** The jobs of the releases in use. */
  listSurfaces(): JobSurface[];
  sendAlarm(alarm: Alarm): void;
  pace?: Partial<WorkerPace>;
}

const LOOK_EVERY_MS = 25;

/** What a running site has of its jobs. */
export type SiteJobs = ReturnType<typeof createSiteJobs>;

/** The jobs of a site: asked for as soon as this is made, done once they are started. */
export function createSiteJobs({ databases, secret, onError, ...own }: SiteJobsDeps) {
  const { site } = databases;
  const store = createJobStore(site, databases, secret);
  const letters = createDeadLetters(site);
  const jobs = createPlatformJobs({
    ...own,
    sweeps: {
      'sweep-allowances': () => sweepAllowances(site),
      'sweep-kept-answers': () => sweepKeptAnswers(site),
      'sweep-events': () => sweepEvents(site),
    },
  });
  const platform = toSurface(jobs);
  const ask = (
    job: Job,
    payload: unknown,
    options?: Parameters<typeof store.enqueue>[0]['options'],
  ) =>
    store.enqueue({
      ...{ remote: PLATFORM, version: null, job: describeJob(job), payload },
      ...(options ? { options } : {}),
    });
  const services: Services['jobs'] = {
    enqueue: store.enqueue,
    async queueEmail(message, options) {
      await ask(jobs.mail, jobs.mail.payload?.parse(message), options);
    },
  };

  return {
    letters,
    services,
    /** Has the usual sizes of a picture made in the background. */
    renderAhead(hash: string): void {
      ask(jobs.renderPicture, { hash }, { key: hash }).catch((error: unknown) =>
        onError(error, 'a picture is not rendered ahead'),
      );
    },
    /** Resolves when the mails that were asked for are sent, or wait to be tried again. @param limitMs at the latest */
    async waitForMails(limitMs: number): Promise<void> {
      const queue = queueOf(PLATFORM, jobs.mail.name);
      for (const until = performance.now() + limitMs; performance.now() < until;) {
        const [open] = await store.listOpen([queue]);
        if (!open || open.ready + open.active === 0) return;
        await sleep(LOOK_EVERY_MS);
      }
    },
    start: ({ listSurfaces, sendAlarm, pace }: JobsStart) =>
      startWorker({
        store,
        onError,
        listSurfaces: () => [platform, ...listSurfaces()],
        askSchedules: createScheduler(site, store, onError),
        onDead: () => sendDeadLetterAlarms(letters, sendAlarm),
        ...(pace ? { pace } : {}),
      }),
  };
}
