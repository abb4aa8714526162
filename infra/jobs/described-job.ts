import type { Job } from 'shared/remote-kit/job';

/** What a gateway knows of a job, whose schema and handler stay in the release. */
export interface DescribedJob {
  name: string;
  /** Cron, in Indian time; `null`: only when it is asked for. */
  schedule: string | null;
  seconds: number;
  retries: number;
  backoffSeconds: number;
  atOnce: number;
}

/** A try of a job as a release's process is asked for it. */
export interface AskedJob {
  name: string;
  id: string;
  attempt: number;
  payload: unknown;
}

/**
 * What came of a try. `unreadable`: the release can't read the payload. `stopped`: it ended at our wish,
 * and is to be done elsewhere. Reasons name nothing that a person typed.
 */
export type JobEnd =
  { ok: true } | { ok: false; kind: 'failed' | 'unreadable' | 'stopped'; reason: string };

/** So long a try may take at most; jobs that need longer are several jobs. */
const LONGEST_SECONDS = 600;

/** A job with what holds when nothing is said. @throws when it is not one that can be run */
export function describeJob(job: Job): DescribedJob {
  const { name, schedule = null, seconds = 60, retries = 5, backoffSeconds = 10, atOnce = 1 } = job;
  if (schedule !== null && job.payload)
    throw new Error(`the job "${name}" has a schedule, so it has no payload`);
  return checkJob({ name, schedule, seconds, retries, backoffSeconds, atOnce });
}

/** @throws when the description is not one of a job that can be run */
export function checkJob(job: DescribedJob): DescribedJob {
  const { name, schedule: _schedule, ...numbers } = job;
  const isWhole = Object.values(numbers).every((value) => Number.isInteger(value) && value >= 0);
  const { seconds, atOnce } = numbers;
  if (!/^[a-z][a-z0-9-]{0,49}$/.test(name) || !isWhole || seconds < 1 || atOnce < 1)
    throw new Error(`the job "${name}" is not described as jobs are`);
  if (seconds > LONGEST_SECONDS)
    throw new Error(`the job "${name}" takes longer than ${LONGEST_SECONDS} s`);
  return job;
}
