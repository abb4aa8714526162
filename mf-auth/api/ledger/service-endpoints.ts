import type { Pool } from 'pg';
import * as contracts from 'shared/contracts/auth-wallet-service';
import { formatRupees } from 'shared/i18n/format';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { BoundEndpoint, CallContext, Refused } from 'shared/remote-kit/api';
import * as movements from './movements';
import type { NotMoved, Outcome } from './movements';

/** The wallet as other remotes move its money. */
export function walletServiceEndpoints(pool: Pool): BoundEndpoint[] {
  return [
    serve(contracts.holdMoney, async ({ body }, ctx) =>
      reply(await movements.hold(pool, { ...body, ...askedBy(ctx) })),
    ),
    serve(contracts.captureHold, async ({ body }, ctx) =>
      reply(await movements.capture(pool, { ...body, ...askedBy(ctx) })),
    ),
    serve(contracts.releaseHold, async (_input, ctx) =>
      reply(await movements.release(pool, askedBy(ctx).key)),
    ),
    serve(contracts.payFromWallet, async ({ body }, ctx) =>
      reply(await movements.pay(pool, { ...body, ...askedBy(ctx) })),
    ),
    serve(contracts.refundToWallet, async ({ body }, ctx) =>
      reply(await movements.refund(pool, { ...body, ...askedBy(ctx) })),
    ),
    serve(contracts.creditWallet, async ({ body }, ctx) =>
      reply(await movements.credit(pool, { ...body, ...askedBy(ctx) })),
    ),
    serve(contracts.withdrawEarnings, async ({ body }, ctx) =>
      reply(await movements.withdraw(pool, { ...body, ...askedBy(ctx) })),
    ),
  ];
}

/** The gateway lets nobody through to these without both. */
function askedBy({ key, by }: CallContext): { key: string; by: string } {
  if (key === undefined || by === undefined) throw new Error('a movement without key or caller');
  return { key, by: by.remote };
}

function reply<Data>(outcome: Outcome<Data>) {
  return outcome.ok
    ? answer({ status: 200 as const, data: outcome.answer })
    : refuseMovement(outcome);
}

function refuseMovement(refusal: NotMoved): Refused {
  switch (refusal.code) {
    case 'insufficient': {
      const { missing } = refusal;
      return refuse('insufficient_funds', {
        message: `${formatRupees(missing, 'en')} is missing in the wallet.`,
        missing,
      });
    }
    case 'closed':
      return refuse('account_closed');
    case 'conflict':
      return refuse('conflict');
    case 'resolved':
      return refuse('conflict', { message: `This hold was ${refusal.state} before.` });
    case 'over':
      return refuse('invalid_input', {
        fields: { 'body.amount': `At most ${refusal.most} paise.` },
      });
    case 'past':
      return refuse('invalid_input', {
        fields: { 'body.expires_at': 'Please give a later time.' },
      });
    case 'no_hold':
    case 'no_payment':
      return refuse('not_found');
  }
}
