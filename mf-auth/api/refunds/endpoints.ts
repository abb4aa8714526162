import { returnToSource } from 'shared/contracts/auth-payments-service';
import { getRefunds, giveBankAccount, requestOwnRefund } from 'shared/contracts/auth-refunds';
import { formatRupees } from 'shared/i18n/format';
import { answer, refuse, serve, type BoundEndpoint, type Refused } from 'shared/remote-kit/api';
import { shareTransaction } from '../data/share-transaction';
import type { PaymentDeps } from '../payments/payment-deps';
import { tellWalletChanged } from '../payments/wallet-changed';
import { keepBankAccount } from './bank-account';
import { sendRefundsJob } from './jobs';
import { listRefunds } from './list-refunds';
import { requestRefund, type AskedRefund } from './request-refund';

type Requested = Awaited<ReturnType<typeof requestRefund>>;

/** Money that goes back to where it came from. */
export function refundEndpoints(deps: PaymentDeps): BoundEndpoint[] {
  const { pool, stream, settings } = deps;
  /** What is agreed to is asked for in the same transaction: it is sent, whatever ends here. */
  const request = async (asked: AskedRefund) => {
    const requested = await shareTransaction(pool, async (_tx, client) => {
      const made = await requestRefund(client, asked);
      if (made.ok) await deps.enqueue(sendRefundsJob(deps), {}, { client });
      return made;
    });
    tellWalletChanged(stream, asked.customer);
    return requested;
  };
  return [
    serve(returnToSource, async ({ body }, { key, by }) => {
      if (key === undefined || by === undefined) throw new Error('a refund without key or caller');
      return reply(await request({ ...body, key: `${by.remote} ${key}`, by: by.remote }));
    }),

    serve(
      requestOwnRefund,
      async ({ body: { amount } }, { session, key = crypto.randomUUID() }) => {
        if (!session) return refuse('not_signed_in');
        const { id: customer } = session;
        const asked = { customer, amount, reference: 'wallet', by: 'customer' };
        return reply(await request({ ...asked, key: `customer:${customer} ${key}` }));
      },
    ),

    serve(getRefunds, async (_input, { session }) => {
      if (!session) return refuse('not_signed_in');
      return answer({ status: 200 as const, data: await listRefunds(pool, session.id) });
    }),

    serve(giveBankAccount, async ({ body }, { session }) => {
      if (!session) return refuse('not_signed_in');
      const { staff: secret } = settings.secrets;
      await shareTransaction(pool, (_tx, client) =>
        keepBankAccount(client, session.id, body, secret),
      );
      return answer({ status: 200 as const });
    }),
  ];
}

function reply(requested: Requested) {
  if (requested.ok) return answer({ status: 200 as const, data: { refunds: requested.refunds } });
  return refuseRequest(requested);
}

function refuseRequest(requested: Exclude<Requested, { ok: true }>): Refused {
  if (requested.code !== 'insufficient')
    return refuse(requested.code === 'closed' ? 'account_closed' : 'conflict');
  const { missing } = requested;
  const message = `${formatRupees(missing, 'en')} of it is not in the wallet, or was never paid in.`;
  return refuse('insufficient_funds', { message, missing });
}
