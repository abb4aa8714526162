import type { Pool } from 'pg';
import type { EventSurface } from './deliver-events';

/** Days that events wait for a remote whose default release no longer handles them: it may come back. */
const KEPT_DAYS = 7;
/** Milliseconds after which a subscriber is noted again, and those that are gone are looked for. */
const NOTE_EVERY_MS = 3_600_000;

/** Notes which remotes handle which events. A new one gets what is published from then on. */
export function keepSubscribers(pool: Pool, now: () => number = () => performance.now()) {
  const noted = new Map<string, number>();
  let forgottenAt = now();
  return {
    async note(surfaces: readonly Pick<EventSurface, 'remote' | 'events'>[]): Promise<void> {
      for (const { remote, events } of surfaces) {
        const fresh = events.filter(
          (event) => now() - (noted.get(`${remote} ${event}`) ?? -Infinity) > NOTE_EVERY_MS,
        );
        if (fresh.length === 0) continue;
        await pool.query(
          `INSERT INTO outbox.subscribers (remote, event, seen_at)
           SELECT $1, event, now() FROM unnest($2::text[]) AS event
           ON CONFLICT (remote, event) DO UPDATE SET seen_at = now()`,
          [remote, fresh],
        );
        for (const event of fresh) noted.set(`${remote} ${event}`, now());
      }
      if (now() - forgottenAt < NOTE_EVERY_MS) return;
      forgottenAt = now();
      await forgetSubscribers(pool);
    },
  };
}

/** Forgets who has not come back, with what waits for them, and keys that nobody holds. */
export async function forgetSubscribers(pool: Pool): Promise<void> {
  await pool.query(
    `WITH gone AS (
       DELETE FROM outbox.subscribers WHERE seen_at < now() - make_interval(days => $1)
       RETURNING remote, event
     )
     DELETE FROM outbox.deliveries USING gone
     WHERE deliveries.remote = gone.remote AND deliveries.event = gone.event`,
    [KEPT_DAYS],
  );
  await pool.query(
    `DELETE FROM outbox.keys WHERE key IN (
       SELECT key FROM outbox.keys WHERE used_at < now() - interval '1 hour' FOR UPDATE SKIP LOCKED)`,
  );
}
