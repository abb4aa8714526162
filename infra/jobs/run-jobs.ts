import type { Job } from 'shared/remote-kit/job';
import { describeError } from '../gateway/describe-error';
import { describeJob, type AskedJob, type JobEnd } from './described-job';

/** The jobs of one process, run when they are asked for. */
export interface JobRunner {
  described: ReturnType<typeof describeJob>[];
  run(asked: AskedJob): Promise<JobEnd>;
  /** Tells all jobs that run to end. */
  stop(): null;
}

/** @throws when a job is not described as jobs are, or two have the same name */
export function createJobRunner(jobs: Job[]): JobRunner {
  const described = jobs.map(describeJob);
  const byName = new Map(jobs.map((job) => [job.name, job]));
  if (byName.size < jobs.length) throw new Error('two jobs have the same name');
  const running = new Set<AbortController>();

  return {
    described,
    async run({ name, id, attempt, payload }) {
      const job = byName.get(name);
      if (!job) throw new Error(`there is no job ${name} here`);
      const read = job.payload?.safeParse(payload);
      if (read && !read.success) {
        const wrong = read.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
        return fail('unreadable', `its payload can't be read: ${wrong.join(', ')}`);
      }
      const ending = new AbortController();
      running.add(ending);
      try {
        const { signal } = ending;
        const work = async () => job.handle(read?.data, { id, attempt, signal });
        return await endInTime(work, describeJob(job).seconds, ending);
      } finally {
        running.delete(ending);
      }
    },
    stop() {
      for (const ending of running) ending.abort();
      return null;
    },
  };
}

const fail = (kind: 'failed' | 'unreadable' | 'stopped', reason: string): JobEnd => ({
  ...{ ok: false, kind, reason },
});

/** A handler that ignores that it is to end is waited for until its time is up. */
async function endInTime(
  work: () => Promise<unknown>,
  seconds: number,
  ending: AbortController,
): Promise<JobEnd> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<JobEnd>((resolve) => {
    timer = setTimeout(() => {
      resolve(fail('failed', `it took longer than ${seconds} s`));
      ending.abort();
    }, seconds * 1000);
  });
  const done = work().then(
    (): JobEnd => ({ ok: true }),
    (error: unknown) => {
      if (ending.signal.aborted) return fail('stopped', 'it was told to end');
      const { type, message } = describeError(error);
      return fail('failed', `${type}: ${message}`);
    },
  );
  const end = await Promise.race([done, late]);
  clearTimeout(timer);
  return end;
}
