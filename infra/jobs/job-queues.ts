import PgBoss from 'pg-boss';
import { join } from 'node:path';
import { retention } from 'shared/contracts/retention';
import { root } from '../build/units';
import { applyMigrations } from '../database/apply-migrations';
import type { Migrator } from '../database/open-databases';
import { ownSchema } from '../database/schema-role';
import { checkJob, type DescribedJob } from './described-job';
import type { JobSurface } from './job-surface';
import { queueOf } from './queue-name';

/** The schema that pg-boss's tables and ours are in. */
export const JOBS_SCHEMA = 'jobs';

/** Beyond the time limit of a try: after that its process is taken for dead, and the job is done again. */
const LEASE_MARGIN_SECONDS = 30;
const DAY = 86_400;
/** A job that is done is remembered by its key. */
const KEYS_DAYS = 7;
/** Of one remote. Each is a table. */
const QUEUES_AT_MOST = 100;
/** Ten years: a job waits as long as its remote is away. */
const WAITS_MINUTES = 3650 * 1440;

/** Makes or updates pg-boss's tables and ours, as the migrations' role. */
export function prepareJobs(migrator: Migrator): Promise<void> {
  return applyMigrations(migrator, {
    folder: join(root, 'infra/jobs/migrations'),
    schema: JOBS_SCHEMA,
  });
}

/** One transaction, or the pool. */
export interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: object[] }>;
}

/** pg-boss as the writer of statements: it opens no connection, starts no timer and makes no tables. */
export const openBoss = (database: Queryable) =>
  new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    schema: JOBS_SCHEMA,
    ...{ migrate: false, supervise: false, schedule: false },
    archiveCompletedAfterSeconds: KEYS_DAYS * DAY,
    archiveFailedAfterSeconds: retention.failedMessages.days * DAY,
    // from the archive, which nobody reads
    deleteAfterSeconds: 1,
  }) as PgBoss & Record<'expire' | 'archive' | 'drop', () => Promise<void>>;

/** The queues of jobs. Each is a table of its own, so who makes tables makes them. */
export function createQueues(site: Queryable, migrator: Migrator) {
  const boss = openBoss(site);
  const present = new Set<string>();
  /** What was settled last, by remote. */
  const settled = new Map<string, string>();

  async function make(queue: string, job: DescribedJob): Promise<void> {
    const client = await migrator.owner.connect();
    try {
      const role = await ownSchema(client, JOBS_SCHEMA);
      await client.query('begin');
      await client.query(`set local role "${role}"`);
      // two who make one at once would each wait for the other
      await client.query('lock table jobs.queue in share row exclusive mode');
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int from jobs.queue where starts_with(name, $1)',
        [queue.slice(0, -job.name.length)],
      );
      if ((rows[0]?.count ?? 0) >= QUEUES_AT_MOST)
        throw new Error(`${queue} would be one job too many: names of jobs do not vary`);
      await openBoss(client).createQueue(queue, { name: queue, ...settingsOf(job) });
      await client.query('commit');
    } finally {
      // what failed halfway is undone with the connection
      client.release(true);
    }
  }

  /** Makes a queue that is not there. */
  async function ensure(queue: string, job: DescribedJob): Promise<void> {
    if (present.has(queue)) return;
    checkJob(job);
    if (!(await boss.getQueue(queue))) await make(queue, job);
    present.add(queue);
  }

  /**
   * Makes the queues as the release in use wants them, and takes away what waits for a schedule that it
   * does not have.
   */
  async function settle({ remote, jobs }: Pick<JobSurface, 'remote' | 'jobs'>): Promise<void> {
    const wanted = JSON.stringify(jobs);
    if (settled.get(remote) === wanted) return;
    for (const job of jobs) {
      const queue = queueOf(remote, job.name);
      await ensure(queue, job);
      await boss.updateQueue(queue, { name: queue, ...settingsOf(job) });
    }
    const scheduled = jobs.filter(({ schedule }) => schedule !== null);
    await site.query(
      `delete from jobs.job where starts_with(name, $1) and name <> all($2)
         and state < 'active' and data ? 'scheduled'`,
      [queueOf(remote, ''), scheduled.map(({ name }) => queueOf(remote, name))],
    );
    settled.set(remote, wanted);
  }

  return { ensure, settle };
}

const settingsOf = ({ seconds, retries, backoffSeconds, atOnce }: DescribedJob) => ({
  // one at a time is kept by a unique index, whatever the number of gateways
  policy: atOnce === 1 ? ('singleton' as const) : ('standard' as const),
  retryLimit: retries,
  retryDelay: backoffSeconds,
  retryBackoff: true,
  expireInSeconds: seconds + LEASE_MARGIN_SECONDS,
  retentionMinutes: WAITS_MINUTES,
});
