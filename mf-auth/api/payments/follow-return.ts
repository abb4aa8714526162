import { z } from 'shared/contracts/zod';
import type { PaymentProvider, ProviderPayment } from '../provider/payment-provider';
import type { PaymentDeps } from './payment-deps';
import { findPayment } from './payment-rows';
import { pursuePayment } from './pursue-payment';

const failed = z.object({ payment_id: z.string().regex(/^[a-z]+_\w{1,40}$/) });

/**
 * A customer comes back from the provider. What they bring is believed when the provider signed it for an
 * order of this payment; then, and when they say it failed, the provider is asked what it is.
 * @returns the page that tells the customer
 */
export async function followReturn(
  deps: PaymentDeps,
  provider: PaymentProvider,
  token: string,
  fields: URLSearchParams,
): Promise<string> {
  const payment = await findPayment(deps.pool, { token });
  const page = `/pay/${token}`;
  if (!payment) return page;
  const { rows } = await deps.pool.query<{ order_id: string }>(
    'SELECT order_id FROM auth.provider_orders WHERE payment_id = $1 AND order_id IS NOT NULL',
    [payment.id],
  );
  const orders = rows.map(({ order_id }) => order_id);
  const paymentId = readSigned(provider, orders, fields) ?? readFailed(fields);
  if (paymentId === null) return page;
  try {
    const told = await provider.findPayment(paymentId);
    if (orders.includes(told.orderId)) return await tellPage(deps, provider, told, token);
  } catch (error) {
    // the webhook or the reconciler will tell
    deps.log.warn({ reason: String(error) }, 'a customer came back, and the provider is silent');
  }
  return page;
}

/** The pages for what is over; what is still under way is told by the page of the payment itself. */
async function tellPage(
  deps: PaymentDeps,
  provider: PaymentProvider,
  told: ProviderPayment,
  token: string,
): Promise<string> {
  const { state } = await pursuePayment(deps, provider, told);
  if (state === 'captured') return `/successfull?payment=${token}`;
  return state === 'failed' ? `/failed?payment=${token}` : `/pay/${token}`;
}

function readSigned(
  provider: PaymentProvider,
  orders: string[],
  fields: URLSearchParams,
): string | null {
  const [paymentId, orderId, signature] = ['payment_id', 'order_id', 'signature'].map((name) =>
    fields.get(`razorpay_${name}`),
  );
  if (!paymentId || !signature || !orderId || !orders.includes(orderId)) return null;
  return provider.isSigned({ orderId, paymentId, signature }) ? paymentId : null;
}

function readFailed(fields: URLSearchParams): string | null {
  try {
    const said: unknown = JSON.parse(fields.get('error[metadata]') ?? 'null');
    return failed.safeParse(said).data?.payment_id ?? null;
  } catch {
    return null; // no JSON: nothing to look at
  }
}
