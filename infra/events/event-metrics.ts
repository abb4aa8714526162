import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** What is shown of each remote, and how it is counted over what waits for it. */
const figures = [
  ['waiting', 'Events that a remote has not handled', 'count(deliveries.id)'],
  [
    'lag_seconds',
    'Seconds since the oldest event was due that a remote has not handled',
    'greatest(0, coalesce(extract(epoch FROM now() - min(due_at)), 0))',
  ],
  [
    'failing',
    'Events that a remote has tried to handle and not managed',
    'count(*) FILTER (WHERE tries > 1)',
  ],
] as const;

/** Shows how far each remote is behind with the events it handles, whenever somebody asks for the metrics. */
export function addEventMetrics(registry: Registry, pool: Pool): void {
  for (const [name, what, counted] of figures)
    new Gauge({
      ...{ name: `tarapath_events_${name}`, labelNames: ['remote'], registers: [registry] },
      help: `${what}; of the whole site: every gateway counts the same`,
      async collect() {
        this.reset();
        // a database that is away takes no other figure with it
        for (const { remote, value } of await count(pool, counted).catch(() => []))
          this.set({ remote }, value);
      },
    });
}

async function count(pool: Pool, counted: string) {
  const { rows } = await pool.query<{ remote: string; value: number }>(
    `SELECT remote, (${counted})::float AS value
     FROM (SELECT DISTINCT remote FROM outbox.subscribers) AS known
     LEFT JOIN outbox.deliveries USING (remote) GROUP BY remote`,
  );
  return rows;
}
