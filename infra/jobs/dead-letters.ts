import type { Pool } from 'pg';
import { splitQueue } from './queue-name';

/** A job that was tried as often as it may be, or can't be read. Its payload is nobody's to see. */
export interface DeadLetter {
  id: string;
  remote: string;
  job: string;
  tries: number;
  reason: string;
  /** ISO 8601. */
  askedAt: string;
  diedAt: string;
}

/** What somebody did with a dead letter. */
export interface Decision {
  at: string;
  remote: string;
  job: string;
  reason: string;
  what: 'replayed' | 'dropped';
  by: string;
  why: string;
}

/** Which letters somebody decides about, and who says so. */
export interface Deciding {
  /** One letter; `null`: all of the job. */
  id: string | null;
  queue: string;
  by: string;
  why: string;
}

const SHOWN = 50;
/** The same job's dead letters are told of once in so many seconds, by whichever gateway notices. */
const QUIET_SECONDS = 600;

const REASON = `coalesce(output->>'reason', 'it did not end in time: its process ended, or hung')`;

/** The jobs nobody tries any more, which wait for a person. They are kept for 30 days. */
export function createDeadLetters(pool: Pool) {
  /** Changes the letters and writes down who did, as one statement. */
  async function decide(
    change: string,
    what: Decision['what'],
    { id, queue, by, why }: Deciding,
  ): Promise<number> {
    const { rowCount } = await pool.query(
      `with letters as (
         select name, id, ${REASON} as reason from jobs.job
         where name = $1 and state = 'failed' and ($2::uuid is null or id = $2) for update),
       changed as (${change} returning job.name, job.id)
       insert into jobs.decisions (name, job_id, reason, what, by, why)
       select name, id, reason, $3, $4, $5 from changed join letters using (name, id)`,
      [queue, id, what, by, why],
    );
    return rowCount ?? 0;
  }

  return {
    async list(): Promise<{ letters: DeadLetter[]; count: number; decisions: Decision[] }> {
      const [letters, decisions] = await Promise.all([
        pool.query<Record<'id' | 'name' | 'tries' | 'reason' | 'count', string> & Times>(
          `select id, name, retry_count + 1 as tries, ${REASON} as reason, created_on, completed_on,
             count(*) over () as count
           from jobs.job where state = 'failed' order by completed_on desc limit ${SHOWN}`,
        ),
        pool.query<Record<'name' | 'reason' | 'by' | 'why', string> & DecisionRow>(
          `select at, name, reason, what, by, why from jobs.decisions order by id desc limit 20`,
        ),
      ]);
      return {
        count: Number(letters.rows[0]?.count ?? 0),
        letters: letters.rows.map(({ id, name, tries, reason, created_on, completed_on }) => ({
          ...{ id, ...splitQueue(name), tries: Number(tries), reason },
          ...{ askedAt: created_on.toISOString(), diedAt: completed_on.toISOString() },
        })),
        decisions: decisions.rows.map(({ at, name, ...decision }) => ({
          ...{ at: at.toISOString(), ...splitQueue(name), ...decision },
        })),
      };
    },

    /** Has them done again, with all tries. @returns how many */
    replay: (deciding: Deciding) =>
      decide(
        `update jobs.job set state = 'created', retry_count = 0, started_on = null, output = null,
           completed_on = null, start_after = now()
         from letters where job.name = letters.name and job.id = letters.id`,
        'replayed',
        deciding,
      ),

    /** Gives them up. @returns how many */
    drop: (deciding: Deciding) =>
      decide(
        `delete from jobs.job using letters where job.name = letters.name and job.id = letters.id`,
        'dropped',
        deciding,
      ),

    /** The jobs whose dead letters are to be told of now, with how many they are. */
    async claimAlarms(): Promise<{ remote: string; job: string; count: number; reason: string }[]> {
      const { rows } = await pool.query<Record<'name' | 'count' | 'reason', string>>(
        `with dead as (
           select name, count(*) as count, max(completed_on) as last,
             (array_agg(${REASON} order by completed_on desc))[1] as reason
           from jobs.job where state = 'failed' group by name),
         claimed as (
           insert into jobs.alarms as known (name, at) select name, now() from dead
           on conflict (name) do update set at = now()
             where known.at < now() - make_interval(secs => ${QUIET_SECONDS})
               and known.at < (select last from dead where dead.name = known.name)
           returning name)
         select name, count, reason from claimed join dead using (name)`,
      );
      return rows.map(({ name, count, reason }) => ({
        ...splitQueue(name),
        ...{ count: Number(count), reason },
      }));
    },
  };
}

interface Times {
  created_on: Date;
  completed_on: Date;
}

interface DecisionRow {
  at: Date;
  what: Decision['what'];
}

/** What operators do with dead letters. */
export type DeadLetters = ReturnType<typeof createDeadLetters>;
