import { createHash } from 'node:crypto';
import { z } from 'shared/contracts/zod';
import { defineJob } from 'shared/remote-kit/job';
import { shareTransaction } from '../data/share-transaction';
import type { PaymentProvider } from '../provider/payment-provider';
import type { PaymentDeps } from './payment-deps';
import { pursuePayment } from './pursue-payment';
import { recordRefund } from '../refunds/record-refund';

/** What tells of an order that we don't know may have come before our own row: so long it is looked at again. */
const WAIT_DAYS = 3;
const MOST = 200;

/** The job that makes something of one event. */
export const processEventJob = (deps: PaymentDeps) =>
  defineJob({
    name: 'process-provider-event',
    payload: z.object({ id: z.string() }),
    handle: ({ id }) => processEvent(deps, id),
    atOnce: 4,
  });

/** Keeps an event that the provider signed, as it came, and asks for something to be made of it. */
export async function keepEvent(
  deps: PaymentDeps,
  { body, eventId }: { body: string; eventId: string | undefined },
): Promise<void> {
  const name = eventId ?? createHash('sha256').update(body).digest('hex');
  const kind = z.object({ event: z.string() }).safeParse(JSON.parse(body)).data?.event ?? 'unknown';
  await shareTransaction(deps.pool, async (_tx, client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO auth.provider_events (event_id, kind, body) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING id`,
      [name.slice(0, 200), kind.slice(0, 100), body],
    );
    const [event] = rows;
    if (event) await deps.enqueue(processEventJob(deps), { id: event.id }, { client });
  });
}

/** Makes something of an event that waits; one that is about an order nobody knows goes on waiting. */
export async function processEvent(deps: PaymentDeps, id: string): Promise<void> {
  const { pool, provider } = deps;
  if (!provider) return;
  const { rows } = await pool.query<{ body: string; is_old: boolean }>(
    `SELECT body, received_at < now() - make_interval(days => $2) AS is_old
     FROM auth.provider_events WHERE id = $1 AND processed_at IS NULL`,
    [id, WAIT_DAYS],
  );
  const [event] = rows;
  if (!event) return;
  const { outcome, customer } = await follow(deps, provider, event.body);
  if (outcome === 'unmatched' && !event.is_old) return;
  await pool.query(
    `UPDATE auth.provider_events SET processed_at = now(), outcome = $2, customer_id = $3 WHERE id = $1`,
    [id, outcome, customer],
  );
}

async function follow(
  deps: PaymentDeps,
  provider: PaymentProvider,
  body: string,
): Promise<{ outcome: string; customer: number | null }> {
  const news = provider.readNews(body);
  if (news.about === 'payment') return pursuePayment(deps, provider, news.payment);
  if (news.about === 'refund') return recordRefund(deps, news.refund);
  return { outcome: 'ignored', customer: null };
}

/** All that waits: what a job gave up, and what came before its order. */
export async function processWaitingEvents(deps: PaymentDeps): Promise<void> {
  const { rows } = await deps.pool.query<{ id: string }>(
    `SELECT id FROM auth.provider_events WHERE processed_at IS NULL
       AND received_at < now() - interval '1 minute' ORDER BY id LIMIT $1`,
    [MOST],
  );
  for (const { id } of rows)
    await processEvent(deps, id).catch((error: unknown) =>
      deps.log.error(
        { event: id, reason: String(error) },
        'a provider event waits for another try',
      ),
    );
}
