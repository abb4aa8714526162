import type { PoolClient } from 'pg';
import { createTransaction, getPayment } from 'shared/contracts/auth-payments';
import { formatRupees } from 'shared/i18n/format';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint, CallContext } from 'shared/remote-kit/api';
import { serveOnce } from 'shared/remote-kit/serve-once';
import { describePayment } from './describe-payment';
import { findPayment, type Payment } from './payment-rows';
import { settlePayment } from './settle-payment';
import type { Client } from './states';

/** Payments as their customer sees and makes them. */
export function paymentEndpoints(deps: ApiDeps): BoundEndpoint[] {
  const { pool } = deps;
  return [
    serve(getPayment, async ({ params: { token } }, ctx) => {
      const payment = await findOwn(pool, token, ctx);
      if (!payment) return refuse('not_found');
      return answer({ status: 200 as const, data: await describePayment(pool, payment) });
    }),

    serveOnce(pool, createTransaction, async ({ body }, ctx, client) => {
      const payment = await findOwn(client, body.payment, ctx, { lock: true });
      if (!payment) return refuse('not_found');
      return payFromWallet(deps, client, payment);
    }),
  ];
}

/** A stranger is told the same of a payment that is there as of one that isn't. */
async function findOwn(
  client: Client,
  token: string,
  { session }: CallContext,
  options?: { lock: boolean },
): Promise<Payment | null> {
  const payment = await findPayment(client, { token }, options);
  return payment && session && payment.customer === session.id ? payment : null;
}

async function payFromWallet(deps: ApiDeps, client: PoolClient, payment: Payment) {
  if (payment.kind === 'recharge') return refuse('conflict');
  const settled = await settlePayment(client, deps, payment, 'customer');
  if ('missing' in settled) {
    const { missing } = settled;
    const message = `${formatRupees(missing, 'en')} is missing in the wallet.`;
    return refuse('insufficient_funds', { message, missing });
  }
  if ('isOverCap' in settled)
    return refuse('conflict', { message: 'This is more than you want to spend in a month.' });
  if ('isClosed' in settled) return refuse('account_closed');
  if (settled.state !== 'held')
    return refuse('conflict', { message: 'This payment can no longer be made.' });
  const { done } = payment;
  const data = { state: settled.state, done };
  return answer({ status: 200 as const, data });
}
