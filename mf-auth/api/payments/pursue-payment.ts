import {
  ProviderRefusal,
  type PaymentProvider,
  type ProviderPayment,
} from '../provider/payment-provider';
import type { PaymentDeps } from './payment-deps';
import { recordProviderPayment, type Recorded } from './record-provider-payment';

/** Records what became of a try to pay, and captures one that is only authorised, also days later. */
export async function pursuePayment(
  deps: PaymentDeps,
  provider: PaymentProvider,
  told: ProviderPayment,
): Promise<{ outcome: Recorded; customer: number | null; state: ProviderPayment['state'] }> {
  const recorded = await recordProviderPayment(deps, told);
  if (told.state !== 'authorized' || recorded.outcome !== 'recorded')
    return { ...recorded, state: told.state };
  const captured = await provider.capture(told.id, told.amount).catch((error: unknown) => {
    // somebody was quicker, or it is too late: it says itself what it is
    if (error instanceof ProviderRefusal) return provider.findPayment(told.id);
    throw error;
  });
  return { ...(await recordProviderPayment(deps, captured)), state: captured.state };
}
