import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from '../database/is-database-away';
import { describeError } from '../gateway/describe-error';
import { ReleaseUnavailable } from '../isolation/supervised-release';
import type { DescribedJob, JobEnd } from './described-job';
import type { JobStore, TakenJob } from './job-store';
import type { JobSurface } from './job-surface';
import { queueOf } from './queue-name';

/** How often what is looked for, in milliseconds. */
export interface WorkerPace {
  /** Jobs to do. One that was asked for here is looked for at once. */
  poll: number;
  /** Schedules that are due. */
  schedules: number;
  /** Jobs whose process died. */
  expiries: number;
  /** What was done long ago. */
  forgetting: number;
  /** How long jobs that run may still take when the worker stops. */
  finish: number;
}

const usualPace: WorkerPace = {
  ...{ poll: 1_000, schedules: 5_000, expiries: 15_000, forgetting: 3_600_000 },
  finish: 4_000,
};

export interface WorkerDeps {
  store: JobStore;
  /** What may be done now; asked anew before each job, so that a withdrawn release gets none. */
  listSurfaces(): JobSurface[];
  /** Asks for what is due. */
  askSchedules(surfaces: JobSurface[]): Promise<void>;
  /** Told when there may be new dead letters. */
  onDead(): Promise<void>;
  onError(error: unknown, what: string): void;
  pace?: Partial<WorkerPace>;
}

interface Running {
  surface: JobSurface | undefined;
  isToldToStop: boolean;
  end: Promise<void>;
}

/** A transaction that asked for a job commits soon after. */
const NUDGE_MS = 30;
/** A job whose release can't be asked now waits so long. */
const UNREACHED_SECONDS = 5;
/** After that its lease ends, and somebody does it again. */
const INSIST_MS = 25_000;

/** Does jobs until it is stopped. */
export function startWorker(deps: WorkerDeps) {
  const { store, listSurfaces, onError } = deps;
  const pace = { ...usualPace, ...deps.pace };
  const running = new Map<string, Running>();
  const last = { schedules: -Infinity, expiries: performance.now(), forgetting: performance.now() };
  const troubled = new Set<string>();
  let isStopping = false;
  let isAway = false;
  let isNudged = false;
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();

  const isOffered = ({ remote, version }: JobSurface) =>
    listSurfaces().some((one) => one.remote === remote && one.version === version);
  const isTimeFor = (what: keyof typeof last) => {
    const now = performance.now();
    if (now - last[what] < pace[what]) return false;
    last[what] = now;
    return true;
  };

  /** What may be done now, its queues made; a remote whose queues can't be made keeps no other waiting. */
  async function settleQueues(): Promise<JobSurface[]> {
    const settled: JobSurface[] = [];
    for (const surface of listSurfaces()) {
      const { remote } = surface;
      try {
        await store.queues.settle(surface);
        settled.push(surface);
        troubled.delete(remote);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        if (!troubled.has(remote)) onError(error, `the queues of ${remote} could not be made`);
        troubled.add(remote);
      }
    }
    return settled;
  }

  async function look(): Promise<void> {
    const surfaces = await settleQueues();
    for (const one of running.values()) {
      if (one.isToldToStop || !one.surface || isOffered(one.surface)) continue;
      one.isToldToStop = true;
      one.surface.stop();
    }
    if (isTimeFor('schedules')) await deps.askSchedules(surfaces);
    if (isTimeFor('expiries')) await store.expire().then(deps.onDead);
    if (isTimeFor('forgetting')) await store.forget();
    const wanted = new Map(
      surfaces.flatMap(({ remote, jobs }) => jobs.map((job) => [queueOf(remote, job.name), job])),
    );
    for (const { queue, ready, active } of await store.listOpen([...wanted.keys()])) {
      const free = (wanted.get(queue)?.atOnce ?? 0) - active;
      if (isStopping || free <= 0 || ready === 0) continue;
      for (const taken of await store.take(queue, Math.min(free, ready))) begin(taken);
    }
  }

  function begin(taken: TakenJob): void {
    const found = listSurfaces().flatMap((surface) =>
      surface.jobs
        .filter(({ name }) => queueOf(surface.remote, name) === taken.queue)
        .map((job) => ({ surface, job })),
    )[0];
    const work = found && !isStopping ? perform(taken, found) : insist(() => store.giveBack(taken));
    const end = work
      .catch((error: unknown) => onError(error, `what came of a job ${taken.queue} was not noted`))
      .finally(() => {
        running.delete(taken.id);
        nudge();
      });
    running.set(taken.id, { surface: found?.surface, isToldToStop: false, end });
  }

  async function perform(
    taken: TakenJob,
    { surface, job }: { surface: JobSurface; job: DescribedJob },
  ): Promise<void> {
    const end = await tryJob(taken, surface, job);
    if (end === 'unreached') return insist(() => store.giveBack(taken, UNREACHED_SECONDS));
    if (end.ok) return insist(() => store.complete(taken));
    const { kind, reason } = end;
    if (kind === 'stopped') return insist(() => store.giveBack(taken));
    await insist(() =>
      kind === 'unreadable' ? store.bury(taken, reason) : store.fail(taken, reason),
    );
    onError(new Error(reason), `a try of the job ${taken.queue} failed`);
    await deps.onDead();
  }

  async function tryJob(
    taken: TakenJob,
    surface: JobSurface,
    job: DescribedJob,
  ): Promise<JobEnd | 'unreached'> {
    const { id, attempt } = taken;
    let payload: unknown;
    try {
      payload = store.open(taken);
    } catch (error) {
      return { ok: false, kind: 'unreadable', reason: (error as Error).message };
    }
    try {
      return await surface.run(job, { name: job.name, id, attempt, payload });
    } catch (error) {
      return explain(error, isStopping || !isOffered(surface));
    }
  }

  /** The database may be away for a moment, and what was done should not be done again. */
  async function insist(note: () => Promise<void>): Promise<void> {
    const until = performance.now() + INSIST_MS;
    for (;;)
      try {
        return await note();
      } catch (error) {
        if (!isDatabaseAway(error) || performance.now() > until) throw error;
        await sleep(pace.poll);
      }
  }

  function next(ms: number): void {
    clearTimeout(timer);
    if (isStopping) return;
    timer = setTimeout(() => {
      isNudged = false;
      turn = look()
        .then(
          () => void (isAway = false),
          (error: unknown) => {
            if (!isAway) onError(error, 'jobs could not be looked for');
            isAway = true;
          },
        )
        .finally(() => next(pace.poll));
    }, ms).unref();
  }

  function nudge(): void {
    if (isNudged) return;
    isNudged = true;
    // a look that has begun may have missed it
    void turn.then(() => next(NUDGE_MS));
  }

  const ends = () => Promise.all([...running.values()].map(({ end }) => end));
  store.onEnqueued(nudge);
  next(0);
  return {
    /** Takes no more jobs, lets those that run finish, but not for long, and tells the others to end. */
    async stop(): Promise<void> {
      isStopping = true;
      clearTimeout(timer);
      await turn;
      await Promise.race([ends(), sleep(pace.finish, undefined, { ref: false })]);
      for (const { surface } of running.values()) surface?.stop();
    },
    /** Resolves when what came of every job is noted: once the releases' processes have ended. */
    async finish(): Promise<void> {
      await ends();
    },
  };
}

/** What became of a job whose process did not answer. @param isWithdrawn nobody is to blame for that */
function explain(error: unknown, isWithdrawn: boolean): JobEnd | 'unreached' {
  const { message } = describeError(error);
  if (!(error instanceof ReleaseUnavailable)) return { ok: false, kind: 'failed', reason: message };
  if (!error.wasAsked) return 'unreached';
  return { ok: false, kind: isWithdrawn ? 'stopped' : 'failed', reason: message };
}
