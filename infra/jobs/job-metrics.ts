import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { splitQueue } from './queue-name';

/** `failed` waits to be tried again, `dead` for a person. */
const states = ['waiting', 'running', 'failed', 'dead'] as const;

type State = (typeof states)[number];
type Row = { queue: string } & Record<State | `${State}_age`, number>;

/** Counts the jobs of the whole site whenever somebody asks for the metrics. */
export function addJobMetrics(registry: Registry, pool: Pool): void {
  let counting: Promise<Row[]> | null = null;
  // both are asked for at once; a database that is away takes no other figure with it
  const count = () =>
    (counting ??= countJobs(pool)
      .catch(() => [])
      .finally(() => (counting = null)));
  const add = (name: string, help: string, figure: (row: Row, state: State) => number) =>
    new Gauge({
      ...{ name, help, registers: [registry], labelNames: ['remote', 'job', 'state'] },
      async collect() {
        const rows = await count();
        this.reset();
        for (const row of rows)
          for (const state of states)
            this.set({ ...splitQueue(row.queue), state }, figure(row, state));
      },
    });
  add(
    'tarapath_jobs',
    'Jobs of the whole site, by state: every gateway counts the same',
    (row, state) => row[state],
  );
  add(
    'tarapath_job_oldest_seconds',
    'Seconds since the oldest job was due, was begun or died; of the whole site',
    (row, state) => row[`${state}_age`],
  );
}

const selected = {
  waiting: ['created', 'start_after'],
  running: ['active', 'started_on'],
  failed: ['retry', 'start_after'],
  dead: ['failed', 'completed_on'],
} as const;

async function countJobs(pool: Pool): Promise<Row[]> {
  const figures = states.map((state) => {
    const [stored, since] = selected[state];
    const filter = `filter (where state = '${stored}')`;
    return `count(*) ${filter}::int as ${state},
      greatest(0, coalesce(extract(epoch from now() - min(${since}) ${filter}), 0))::float as ${state}_age`;
  });
  const { rows } = await pool.query<Row>(
    `select queue.name as queue, ${figures.join()} from jobs.queue
       left join jobs.job on job.name = queue.name and (state <= 'active' or state = 'failed')
     group by queue.name`,
  );
  return rows;
}
