import parser from 'cron-parser';
import type { Pool } from 'pg';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import type { JobStore } from './job-store';
import type { DescribedJob } from './described-job';
import type { JobSurface } from './job-surface';
import { queueOf } from './queue-name';

const ZONE = 'Asia/Kolkata';

/** When a schedule was due last. @param now by the database's clock, which all gateways share */
export function findDue(schedule: string, now: Date): Date {
  // the end is left out by the library, and a minute that begins now is due
  const currentDate = new Date(now.getTime() + 1);
  return parser.parseExpression(schedule, { tz: ZONE, currentDate }).prev().toDate();
}

/** Asks for the jobs whose time has come, once for all gateways; what was missed, once for all times. */
export function createScheduler(
  site: Pool,
  store: JobStore,
  onError: (error: unknown, what: string) => void,
) {
  const asked = new Map<string, number>();
  const unreadable = new Set<string>();

  /** One that can't be read keeps no other from its time. */
  function read(queue: string, schedule: string, now: Date): Date | null {
    try {
      return findDue(schedule, now);
    } catch (error) {
      if (!unreadable.has(queue)) onError(error, `the schedule of ${queue} can not be read`);
      unreadable.add(queue);
      return null;
    }
  }

  async function fire(
    { remote, version }: JobSurface,
    job: DescribedJob,
    due: Date,
  ): Promise<void> {
    await inTransaction(site, async (client) => {
      if (await store.claimFiring(client, queueOf(remote, job.name), due))
        await store.enqueue({
          ...{ remote, version, job, payload: null, isScheduled: true },
          options: { client },
        });
    });
  }

  return async function ask(surfaces: JobSurface[]): Promise<void> {
    const now = await store.readClock();
    for (const surface of surfaces)
      for (const job of surface.jobs) {
        if (job.schedule === null) continue;
        const queue = queueOf(surface.remote, job.name);
        const due = read(queue, job.schedule, now);
        if (!due || asked.get(queue) === due.getTime()) continue;
        await fire(surface, job, due);
        asked.set(queue, due.getTime());
      }
  };
}
