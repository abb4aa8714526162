import * as contracts from 'shared/contracts/auth-payments-service';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint, CallContext } from 'shared/remote-kit/api';
import { shareTransaction } from '../data/share-transaction';
import { closePayment } from './close-payment';
import { openPayment } from './open-payment';
import { publicState } from './public-state';

/** What other remotes ask customers to pay. */
export function paymentServiceEndpoints({ pool }: Pick<ApiDeps, 'pool'>): BoundEndpoint[] {
  return [
    serve(contracts.openPayment, async ({ body }, ctx) => {
      const { key, by } = askedBy(ctx);
      if (!contracts.paymentReference.safeParse(key).success) return refuseKey();
      const outcome = await shareTransaction(pool, (_tx, client) =>
        openPayment(client, {
          ...{ reference: key, kind: 'named', askedBy: by, customer: body.customer },
          ...{ amount: body.amount, titles: body.title, back: body.back, done: body.done },
          ...{ expiresAt: body.expires_at, holdSeconds: body.hold_seconds },
        }),
      );
      if (!outcome.ok) return refuseOpening(outcome.code);
      const { token, state, expiresAt } = outcome.payment;
      const data = { token, path: `/pay/${token}`, expires_at: expiresAt };
      return answer({ status: 200 as const, data: { ...data, state: publicState(state) } });
    }),

    serve(contracts.closePayment, async (_input, ctx) => {
      const { key, by } = askedBy(ctx);
      const outcome = await shareTransaction(pool, (_tx, client) => closePayment(client, key, by));
      if (outcome.ok)
        return answer({ status: 200 as const, data: { state: publicState(outcome.state) } });
      if (outcome.code === 'not_found') return refuse('not_found');
      return refuse('conflict', { message: `This payment was ${outcome.state} before.` });
    }),
  ];
}

/** The gateway lets nobody through to these without both. */
function askedBy({ key, by }: CallContext): { key: string; by: string } {
  if (key === undefined || by === undefined) throw new Error('a payment without key or caller');
  return { key, by: by.remote };
}

const refuseKey = () =>
  refuse('invalid_input', { message: 'The key has to name what is paid for, as in order:12.' });

function refuseOpening(code: 'closed' | 'conflict' | 'past') {
  if (code === 'closed') return refuse('account_closed');
  if (code === 'conflict') return refuse('conflict');
  const fields = { 'body.expires_at': 'Please give a later time.' };
  return refuse('invalid_input', { fields });
}
