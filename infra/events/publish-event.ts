import { parsePayload } from 'shared/remote-kit/handle-event';
import type { ApiDeps } from 'shared/remote-kit/api';

/**
 * Writes a row for each remote that handles the event, by the publisher's own transaction: what happened
 * and what has to follow are there together or not at all. Without a subscriber nothing is written.
 */
export const publishEvent: ApiDeps['publish'] = async (
  client,
  event,
  key,
  payload,
  { afterSeconds = 0 } = {},
) => {
  const fit = parsePayload(event, payload);
  await client.query(
    `WITH held AS (
       INSERT INTO outbox.keys AS known (key, used_at) VALUES ($1, now())
       ON CONFLICT (key) DO UPDATE SET used_at = now() RETURNING key
     )
     INSERT INTO outbox.deliveries (remote, event, key, payload, due_at, next_at)
     SELECT subscriber.remote, subscriber.event, held.key, $3, due.at, due.at
     FROM (SELECT now() + make_interval(secs => $4) AS at) AS due, held JOIN outbox.subscribers AS subscriber ON subscriber.event = $2`,
    [`${event.owner}:${key}`, event.id, JSON.stringify(fit), afterSeconds],
  );
};
