import type { PoolClient } from 'pg';
import type { z } from '../contracts/zod';

/** One try of a job. */
export interface JobRun {
  /** The same in every try: what must happen once happens under this key. */
  id: string;
  /** From 1. */
  attempt: number;
  /** Aborted when the time is up, or when the release is withdrawn: the job is then done elsewhere. */
  signal: AbortSignal;
}

/**
 * Work that nobody waits for: done at least once, again after a failure or the end of a process, so a
 * handler does the same thing twice without harm. Only the default release's jobs run.
 */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  /** Unique in the remote, in kebab-case. The next release still does what waits under it. */
  name: string;
  /**
   * When it is asked for by itself: cron with five fields, in Indian time (Asia/Kolkata). What was missed
   * while no site ran is made up for once. Such a job has no payload.
   */
  schedule?: string;
  /**
   * What is read from storage. An older or newer release may have written it: fields are only added, and
   * optional. What it refuses goes to the dead letters.
   */
  payload?: Payload;
  /** A throw is a failure, and the job is tried again. */
  handle(payload: z.output<Payload>, run: JobRun): Promise<unknown>;
  /** How long one try may take, in seconds: 60 unless said, 600 at most. */
  seconds?: number;
  /** Tries after the first: 5 unless said. After the last it goes to the dead letters, where ops see it. */
  retries?: number;
  /** Seconds before the first retry, doubled before each further one, and up to twice as long by chance: 10 unless said. */
  backoffSeconds?: number;
  /** How many of it run at the same time, whatever the number of processes: 1 unless said. */
  atOnce?: number;
}

/** How a job is asked for. */
export interface EnqueueOptions {
  /** The connection of a transaction: the job is there when it commits, and never was when it doesn't. */
  client?: PoolClient;
  /** Not before: a time, or so many seconds from now. */
  after?: Date | number;
  /** Asked for again under the same key, it is one job; remembered for 7 days after it is done. */
  key?: string;
}

/**
 * Asks for a job of one's own remote.
 * @returns whether it is new: false when its key was there before
 * @throws when the payload is not one the job reads, or is larger than 256 kB
 */
export type Enqueue = <Payload extends z.ZodType>(
  job: Job<Payload>,
  payload: z.input<Payload>,
  options?: EnqueueOptions,
) => Promise<boolean>;

/** A job with the type of its payload inferred. */
export const defineJob = <Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> => job;
