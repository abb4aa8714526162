import type { z } from 'shared/contracts/zod';
import type { AnyRemoteEvent } from '../contracts/event';

/** One delivery of an event. */
export interface Delivery {
  /** Unique for each event; a delivery that is repeated has the same. */
  id: string;
  /** What the event is about; what happened to the same thing arrives in order. */
  key: string;
  payload: unknown;
}

/** An event bound to the function that handles it. */
export interface BoundEvent {
  event: AnyRemoteEvent;
  handle(delivery: Delivery): Promise<void>;
}

/** A payload is not what this release takes the event for. Names fields, never their values. */
export class PayloadMismatch extends Error {
  override name = 'PayloadMismatch';
}

/** A payload as its event says it. @throws PayloadMismatch */
export function parsePayload<E extends AnyRemoteEvent>(
  event: E,
  given: unknown,
): z.output<E['payload']> {
  const result = event.payload.safeParse(given);
  if (result.success) return result.data as z.output<E['payload']>;
  const wrong = result.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
  throw new PayloadMismatch(`${event.id} does not fit its contract: ${wrong.join(', ')}`);
}

/**
 * Binds an event of another remote to what is done about it. The handler must be idempotent: when a
 * process dies before the delivery is noted, it gets the same one again. What it throws is tried again,
 * later and later, and holds up the events of the same key, but no others.
 */
export function handleEvent<E extends AnyRemoteEvent>(
  event: E,
  handle: (
    payload: z.output<E['payload']>,
    delivery: Pick<Delivery, 'id' | 'key'>,
  ) => Promise<void>,
): BoundEvent {
  return {
    event,
    handle: ({ id, key, payload }) => handle(parsePayload(event, payload), { id, key }),
  };
}
