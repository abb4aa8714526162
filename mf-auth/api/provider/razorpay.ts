import type { PaymentSettings } from 'shared/remote-kit/payment-settings';
import { valuesOf } from 'shared/remote-kit/secrets';
import { z } from 'shared/contracts/zod';
import {
  ProviderRefusal,
  type PaymentProvider,
  type ProviderNews,
  type ProviderPayment,
  type ProviderRefund,
} from './payment-provider';
import { isSignedBy } from './signature';

const LIMIT_MS = 15_000;

const id = z.string().regex(/^[a-z]+_\w{1,40}$/);
const paise = z.number().int().nonnegative();
const orderEntity = z.object({ id, amount: paise });
const paymentEntity = z.object({
  id,
  order_id: id,
  amount: paise,
  method: z.string().nullish(),
  status: z.enum(['created', 'authorized', 'failed', 'captured', 'refunded']),
  error_description: z.string().nullish(),
});
const refundEntity = z.object({
  id,
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
  acquirer_data: z
    .object({ arn: z.string().nullish(), rrn: z.string().nullish(), utr: z.string().nullish() })
    .nullish(),
});
const wrapped = <Entity extends z.ZodType>(entity: Entity) => z.object({ entity });
const newsBody = z.object({
  event: z.string(),
  payload: z.object({ payment: wrapped(z.unknown()), refund: wrapped(z.unknown()) }).partial(),
});

/** Razorpay over its HTTP API. */
export function openRazorpay({
  keyId,
  keySecret,
  webhookSecret,
  apiUrl,
  checkoutUrl,
}: PaymentSettings): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function ask<Answer extends z.ZodType>(
    schema: Answer,
    path: string,
    sent?: { body: object; headers?: Record<string, string> },
  ): Promise<z.output<Answer>> {
    const reply = await fetch(`${apiUrl}/v1/${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json', ...sent?.headers },
      ...(sent ? { body: JSON.stringify(sent.body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const said: unknown = await reply.json().catch(() => null);
    if (reply.ok) return schema.parse(said);
    const reason = readReason(said);
    // what it was too busy for may be asked again
    if (reply.status >= 500 || reply.status === 429)
      throw new Error(`the payment provider answered ${reply.status}: ${reason}`);
    throw new ProviderRefusal(reply.status, reason);
  }

  return {
    createOrder: async ({ amount, receipt }) => {
      const body = { amount: Number(amount), currency: 'INR', receipt, notes: { receipt } };
      return toOrder(await ask(orderEntity, 'orders', { body }));
    },
    listPayments: async (orderId) => {
      const { items } = await ask(
        z.object({ items: z.array(paymentEntity) }),
        `orders/${orderId}/payments`,
      );
      return items.map(toPayment);
    },
    findPayment: async (paymentId) => toPayment(await ask(paymentEntity, `payments/${paymentId}`)),
    capture: async (paymentId, amount) => {
      const body = { amount: Number(amount), currency: 'INR' };
      return toPayment(await ask(paymentEntity, `payments/${paymentId}/capture`, { body }));
    },
    refund: async ({ paymentId, amount, key }) => {
      const sent = {
        body: { amount: Number(amount), speed: 'normal', receipt: key },
        headers: { 'X-Refund-Idempotency': key },
      };
      return toRefund(await ask(refundEntity, `payments/${paymentId}/refund`, sent));
    },
    findRefund: async (refundId) => toRefund(await ask(refundEntity, `refunds/${refundId}`)),
    isSigned: ({ orderId, paymentId, signature }) =>
      isSignedBy(keySecret, `${orderId}|${paymentId}`, signature),
    isNews: (body, signature) =>
      valuesOf(webhookSecret).some((key) => isSignedBy(key, body, signature)),
    readNews,
    checkout: {
      keyId,
      script: `${checkoutUrl}/v1/checkout.js`,
      action: `${apiUrl}/v1/checkout/embedded`,
    },
  };
}

const toOrder = (order: z.output<typeof orderEntity>) => ({
  id: order.id,
  amount: String(order.amount),
});

const toPayment = (entity: z.output<typeof paymentEntity>): ProviderPayment => ({
  id: entity.id,
  orderId: entity.order_id,
  amount: String(entity.amount),
  method: entity.method ?? null,
  // what was given back, mostly since nobody captured it in time, is money that isn't here
  state: entity.status === 'refunded' ? 'failed' : entity.status,
  failure: entity.error_description ?? null,
});

const toRefund = ({
  id,
  receipt,
  status,
  acquirer_data,
}: z.output<typeof refundEntity>): ProviderRefund => ({
  id,
  key: receipt ?? null,
  state: status,
  bankReference: acquirer_data?.arn ?? acquirer_data?.rrn ?? acquirer_data?.utr ?? null,
});

/** Events that we do nothing about, and those of later versions, are `other`. */
function readNews(body: string): ProviderNews {
  const news = newsBody.safeParse(JSON.parse(body));
  if (!news.success) return { about: 'other' };
  const { event, payload } = news.data;
  const refund = refundEntity.safeParse(payload.refund?.entity);
  if (event.startsWith('refund.') && refund.success)
    return { about: 'refund', refund: toRefund(refund.data) };
  const payment = paymentEntity.safeParse(payload.payment?.entity);
  const isPayment = event.startsWith('payment.') || event === 'order.paid';
  if (isPayment && payment.success) return { about: 'payment', payment: toPayment(payment.data) };
  return { about: 'other' };
}

function readReason(said: unknown): string {
  const known = z.object({ error: z.object({ description: z.string() }) }).safeParse(said);
  return known.success ? known.data.error.description : 'no reason given';
}
