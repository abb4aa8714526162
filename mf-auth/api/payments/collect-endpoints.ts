import { createHash } from 'node:crypto';
import {
  createRechargeTransaction,
  getRechargeRules,
  payCallback,
  payWebhook,
} from 'shared/contracts/auth-collect';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { answer, refuse, serve, type BoundEndpoint, type CallContext } from 'shared/remote-kit/api';
import { shareTransaction } from '../data/share-transaction';
import { askProvider } from './ask-provider';
import { followReturn } from './follow-return';
import { readRule } from './money-rules';
import { openPayment } from './open-payment';
import type { PaymentDeps } from './payment-deps';
import { findPayment, type Payment } from './payment-rows';
import { keepEvent } from './provider-events';

const RECHARGE_DAYS = 7;
const titles = { en: 'Wallet recharge', hi: 'वॉलेट रिचार्ज' };

/** How the missing money comes: an order at the provider, what it tells us, and the customer's return. */
export function collectEndpoints(deps: PaymentDeps): BoundEndpoint[] {
  const { pool, provider, settings } = deps;
  return [
    serve(getRechargeRules, async () => {
      const { least, most, suggested } = await readRule(pool, 'recharge');
      const data = { least, most, suggested, is_available: provider !== null };
      return answer({ status: 200 as const, data });
    }),

    serve(createRechargeTransaction, async ({ body }, ctx) => {
      if (!provider) return refuse('unavailable');
      const found =
        body.payment === undefined
          ? await openRecharge(deps, body.amount ?? '', ctx)
          : await findOwn(deps, body.payment, ctx);
      if ('error' in found) return found;
      const { token } = found;
      const asked = await askProvider(deps, provider, found.id);
      if (!asked.ok) {
        if (asked.code === 'unavailable') return refuse('unavailable');
        const message =
          asked.code === 'over'
            ? 'This payment can no longer be made.'
            : 'The wallet covers this payment already.';
        return refuse('conflict', { message });
      }
      const callback = `${settings.publicUrl}/api/payments/callback/${token}?lang=${ctx.lang}`;
      const { keyId: key, ...checkout } = provider.checkout;
      const order = { ...asked.order, currency: 'INR' as const, key, ...checkout, callback };
      return answer({ status: 200 as const, data: { token, path: `/pay/${token}`, order } });
    }),

    serve(payWebhook, async ({ body: { bytes, headers } }) => {
      if (!provider) return refuse('unavailable');
      const signature = headers['x-razorpay-signature'] ?? '';
      if (!provider.isNews(bytes, signature)) return refuse('bad_token');
      const body = Buffer.from(bytes).toString('utf8');
      await keepEvent(deps, { body, eventId: headers['x-razorpay-event-id'] });
      return answer({ status: 200 as const });
    }),

    serve(payCallback, async ({ params: { token }, query: { lang }, body: { bytes } }) => {
      const fields = new URLSearchParams(Buffer.from(bytes).toString('utf8'));
      const to = provider ? await followReturn(deps, provider, token, fields) : `/pay/${token}`;
      return answer({ status: 200 as const }, { redirect: localPath(lang, to) });
    }),
  ];
}

async function findOwn({ pool }: PaymentDeps, token: string, { session }: CallContext) {
  const payment = await findPayment(pool, { token });
  return payment && payment.customer === session?.id ? payment : refuse('not_found');
}

/** A recharge is a payment for the wallet itself; under the same key it is the same one. */
async function openRecharge(
  { pool }: PaymentDeps,
  amount: string,
  { session, key }: CallContext,
): Promise<Payment | ReturnType<typeof refuse>> {
  if (!session) return refuse('not_signed_in');
  const { least, most } = await readRule(pool, 'recharge');
  if (BigInt(amount) < BigInt(least) || BigInt(amount) > BigInt(most)) {
    const limits = `Please choose from ${formatRupees(least, 'en')} to ${formatRupees(most, 'en')}.`;
    return refuse('invalid_input', { fields: { 'body.amount': limits } });
  }
  const name =
    key === undefined
      ? crypto.randomUUID()
      : createHash('sha256')
          .update(JSON.stringify([session.id, key]))
          .digest('hex')
          .slice(0, 32);
  const opened = await shareTransaction(pool, (_tx, client) =>
    openPayment(client, {
      ...{ reference: `recharge:${name}`, kind: 'recharge', askedBy: 'customer', titles, amount },
      ...{ customer: session.id, holdSeconds: 60, back: '/recharge', done: '/recharge' },
      expiresAt: new Date(Date.now() + RECHARGE_DAYS * 86_400_000).toISOString(),
    }),
  );
  if (opened.ok) return opened.payment;
  return refuse(opened.code === 'closed' ? 'account_closed' : 'conflict');
}
