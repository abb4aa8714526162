import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Secret } from 'shared/remote-kit/secrets';
import type { EnqueueOptions } from 'shared/remote-kit/job';
import type { Migrator } from '../database/open-databases';
import type { DescribedJob } from './described-job';
import { createQueues, openBoss, type Queryable } from './job-queues';
import { queueOf } from './queue-name';
import { createSeal } from './seal';

const LARGEST_PAYLOAD = 256 * 1024;

/** A job as it is stored. Fields are only added: gateways of two ages read it. */
interface Envelope {
  v: 1;
  /** The release that asked for it; `null`: the gateway. */
  by: string | null;
  /** Asked for by its schedule: a later run makes up for one that failed. */
  scheduled?: true;
  payload: string;
}

/** Who asks for a job, and for which. */
export interface EnqueuedJob {
  remote: string;
  version: string | null;
  job: DescribedJob;
  payload: unknown;
  options?: Omit<EnqueueOptions, 'client'> & { client?: Queryable };
  isScheduled?: boolean;
}

/** A job that this process is to do now. */
export interface TakenJob {
  queue: string;
  id: string;
  attempt: number;
  envelope: unknown;
}

/** Jobs that may be taken from a queue now, and how many of it run anywhere. */
export interface OpenQueue {
  queue: string;
  ready: number;
  active: number;
}

/** The jobs in the database, which `prepareJobs` has made. */
export type JobStore = ReturnType<typeof createJobStore>;

/** @param site reads and writes rows @param migrator makes the queues */
export function createJobStore(site: Pool, migrator: Migrator, secret: Secret) {
  const boss = openBoss(site);
  const queues = createQueues(site, migrator);
  const seal = createSeal(secret);
  let tell = () => undefined as void;

  return {
    queues,
    /** @param listener told when there may be something to do */
    onEnqueued: (listener: () => void) => void (tell = listener),

    /** @returns whether the job is new: not when its key was there */
    async enqueue({ remote, version, job, payload, options = {}, isScheduled }: EnqueuedJob) {
      const { client, after, key } = options;
      const queue = queueOf(remote, job.name);
      const text = JSON.stringify(payload ?? null);
      if (Buffer.byteLength(text) > LARGEST_PAYLOAD)
        throw new Error(`the payload of ${queue} is larger than ${LARGEST_PAYLOAD} bytes`);
      await queues.ensure(queue, job);
      const envelope: Envelope = {
        ...{ v: 1, by: version, payload: seal.close(text, queue) },
        ...(isScheduled ? { scheduled: true } : {}),
      };
      const id = await boss.send(queue, envelope, {
        ...(key === undefined ? {} : { id: nameByKey(queue, key) }),
        ...(after === undefined ? {} : { startAfter: after }),
        ...(client
          ? { db: { executeSql: (sql: string, values: unknown[]) => client.query(sql, values) } }
          : {}),
      });
      if (id === null && key === undefined) throw new Error(`${queue} took no job`);
      tell();
      return id !== null;
    },

    /** @throws why the payload of a job can't be had */
    open({ queue, envelope }: Pick<TakenJob, 'queue' | 'envelope'>): unknown {
      const { v, payload } = (envelope ?? {}) as Partial<Envelope>;
      if (v !== 1 || typeof payload !== 'string')
        throw new Error('it is kept in a way that this gateway does not know');
      return JSON.parse(seal.open(payload, queue)) as unknown;
    },

    async listOpen(of: string[]): Promise<OpenQueue[]> {
      const { rows } = await site.query<OpenQueue>(
        `select name as queue,
           count(*) filter (where state < 'active' and start_after < now())::int as ready,
           count(*) filter (where state = 'active')::int as active
         from jobs.job where name = any($1) and state <= 'active' group by name`,
        [of],
      );
      return rows;
    },

    async take(queue: string, atMost: number): Promise<TakenJob[]> {
      const jobs = await boss.fetch(queue, { batchSize: atMost, includeMetadata: true });
      return jobs.map(({ id, data, retryCount }) => ({
        ...{ queue, id, envelope: data, attempt: retryCount + 1 },
      }));
    },

    /** Notes that a job is done, and forgets its payload. */
    async complete({ queue, id, envelope }: TakenJob): Promise<void> {
      await site.query(
        `update jobs.job set state = 'completed', completed_on = now(), data = null, output = null
         where name = $1 and id = $2 and state = 'active'`,
        [queue, id],
      );
      if ((envelope as Partial<Envelope> | null)?.scheduled)
        await site.query(
          `delete from jobs.job where name = $1 and state = 'failed' and data ? 'scheduled'`,
          [queue],
        );
    },

    /** Has a job done again later, or puts it to the dead letters after its last try. */
    async fail({ queue, id }: TakenJob, reason: string): Promise<void> {
      await boss.fail(queue, id, { reason });
    },

    /** Puts a job to the dead letters at once. */
    async bury({ queue, id }: TakenJob, reason: string): Promise<void> {
      await site.query(
        `update jobs.job set state = 'failed', completed_on = now(), output = $3
         where name = $1 and id = $2 and state = 'active'`,
        [queue, id, { reason }],
      );
    },

    /** Leaves a job to whoever takes it next, as if it had not been tried. */
    async giveBack({ queue, id }: TakenJob, afterSeconds = 0): Promise<void> {
      await site.query(
        `update jobs.job set started_on = null, start_after = now() + make_interval(secs => $3),
           state = case when retry_count = 0 then 'created' else 'retry' end::jobs.job_state
         where name = $1 and id = $2 and state = 'active'`,
        [queue, id, afterSeconds],
      );
    },

    /** Has the jobs of processes that died done again. */
    expire: () => boss.expire(),

    /** Forgets what was done long ago. */
    async forget(): Promise<void> {
      await boss.archive();
      await boss.drop();
    },

    async readClock(): Promise<Date> {
      const { rows } = await site.query<{ now: Date }>('select now()');
      return (rows[0] as { now: Date }).now;
    },

    /** Notes that a schedule is due; false when some gateway did, or when the last one still waits. */
    async claimFiring(client: Queryable, queue: string, due: Date): Promise<boolean> {
      const { rows } = await client.query(
        `with claimed as (
           insert into jobs.firings as known (name, due) values ($1, $2)
           on conflict (name) do update set due = excluded.due where known.due < excluded.due
           returning name)
         select from claimed where not exists (
           select from jobs.job where name = $1 and state < 'active' and data ? 'scheduled')`,
        [queue, due],
      );
      return rows.length > 0;
    },
  };
}

/** The same id for the same key (a UUID of version 8: by a hash of our own). */
function nameByKey(queue: string, key: string): string {
  const hash = createHash('sha256').update(`${queue}\n${key}`).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
