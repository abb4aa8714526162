import type { Pool } from 'pg';
import type { Delivery } from 'shared/remote-kit/handle-event';
import { keepSubscribers } from './subscribers';

/** A default release that can be asked now, and the events it handles. */
export interface EventSurface {
  remote: string;
  events: readonly string[];
  handle(event: string, delivery: Delivery): Promise<void>;
}

export interface DeliveryDeps {
  pool: Pool;
  /** The default releases, of each remote one: canaries and older releases handle nothing. */
  listSurfaces(): EventSurface[];
  onError(error: unknown, what: string): void;
}

/** Milliseconds between two looks for events; while there are some, the next look follows at once. */
const LOOK_EVERY_MS = 1_000;
/** Seconds in which a delivery is done or its process is taken for dead: longer than a release may take. */
const LEASE_S = 60;
/** Events that one remote handles at once, each of another key. */
const AT_ONCE = 10;
/** Seconds that an event waits at most between two tries. */
const LONGEST_WAIT_S = 600;

interface Due extends Delivery {
  event: string;
  tries: number;
}

/** Delivers what was published, together with the other gateways: each delivery is one gateway's. */
export function deliverEvents(deps: DeliveryDeps): { stop(): Promise<void> } {
  const subscribers = keepSubscribers(deps.pool);
  /** What is on its way, by remote: one that is slow holds up no other. */
  const delivering = new Map<string, Promise<void>>();
  let isFailing = false;
  /** Once, however long the database is away. */
  const report = (error: unknown) => {
    if (!isFailing) deps.onError(error, 'events could not be delivered');
    isFailing = true;
  };
  let isStopped = false;
  const look = async () => {
    const surfaces = deps.listSurfaces();
    await subscribers.note(surfaces);
    for (const surface of surfaces) {
      const { remote } = surface;
      if (isStopped || delivering.has(remote)) continue;
      const done = deliverDue(deps, surface, () => isStopped)
        .then(() => void (isFailing = false), report)
        .finally(() => delivering.delete(remote));
      delivering.set(remote, done);
    }
  };
  let looking: Promise<void> | null = null;
  const begin = () => {
    looking ??= look()
      .catch(report)
      .finally(() => (looking = null));
  };
  begin();
  const timer = setInterval(begin, LOOK_EVERY_MS).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await looking;
      await Promise.all(delivering.values());
    },
  };
}

/** Delivers to one remote until nothing is due for it. */
export async function deliverDue(
  { pool, onError }: Pick<DeliveryDeps, 'pool' | 'onError'>,
  surface: EventSurface,
  isStopped: () => boolean = () => false,
): Promise<void> {
  if (surface.events.length === 0) return;
  while (!isStopped()) {
    const due = await claim(pool, surface);
    if (due.length === 0) return;
    await Promise.all(
      due.map(async ({ event, tries, ...delivery }) => {
        try {
          await surface.handle(event, delivery);
          await pool.query('DELETE FROM outbox.deliveries WHERE id = $1', [delivery.id]);
        } catch (error) {
          onError(error, `${surface.remote} did not handle ${event} (try ${tries})`);
          await putOff(pool, delivery.id, tries);
        }
      }),
    );
  }
}

/** Takes the oldest of each key that is due: behind one that fails its key waits, and no other. */
async function claim(pool: Pool, { remote, events }: EventSurface): Promise<Due[]> {
  const { rows } = await pool.query<Due>(
    `WITH due AS (
       SELECT id FROM outbox.deliveries AS one
       WHERE remote = $1 AND event = ANY($2) AND next_at <= now() AND NOT EXISTS (
         SELECT FROM outbox.deliveries AS older
         WHERE older.remote = one.remote AND older.key = one.key AND older.id < one.id
           AND older.event = ANY($2))
       ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED
     )
     UPDATE outbox.deliveries AS one SET next_at = now() + make_interval(secs => $4), tries = tries + 1
     FROM due WHERE one.id = due.id
     RETURNING one.id::text, one.event, one.key, one.payload, one.tries`,
    [remote, events, AT_ONCE, LEASE_S],
  );
  return rows;
}

async function putOff(pool: Pool, id: string, tries: number): Promise<void> {
  const seconds = Math.min(2 ** tries, LONGEST_WAIT_S);
  await pool.query(
    'UPDATE outbox.deliveries SET next_at = now() + make_interval(secs => $2) WHERE id = $1',
    [id, seconds],
  );
}
