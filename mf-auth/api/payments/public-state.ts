import type { paymentStates } from 'shared/contracts/auth-payments-service';
import type { PaymentState } from './states';

/** A recharge that is paid is nobody's but the customer's: for the others it is over. */
export const publicState = (state: PaymentState): (typeof paymentStates)[number] =>
  state === 'paid' ? 'closed' : state;
