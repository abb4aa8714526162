import { getPayment, type OwnPayment } from 'shared/contracts/auth-payments';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

/** What came of a payment, as it is now, whatever page was opened. */
export interface PaymentResultData {
  /** `unknown`: the page names none, or none of this customer's. */
  result: 'success' | 'failure' | 'pending' | 'unknown';
  payment: Pick<OwnPayment, 'token' | 'title' | 'amount' | 'came' | 'state' | 'done'> | null;
}

/** Asks what became of the payment that the address names; the address itself proves nothing. */
const load: Load<PaymentResultData> = async ({ query, session, call, lang }) => {
  const token = query.get('payment') ?? '';
  const found = session && token ? await call(getPayment, { params: { token } }) : null;
  const payment = found && !isFailure(found) ? found.data : null;
  const result = payment ? judge(payment) : 'unknown';
  const { title, lead } = text[lang][result];
  return {
    data: { result, payment: payment && pick(payment) },
    head: { title: `${title} | ${text[lang].site}`, description: lead, noindex: true },
  };
};

function judge({ state, attempt, came }: OwnPayment): PaymentResultData['result'] {
  if (state === 'held' || state === 'paid') return 'success';
  // over, and the money came all the same: it is in the wallet
  if (state === 'expired' || state === 'closed') return came === '0' ? 'failure' : 'success';
  return attempt?.state === 'failed' ? 'failure' : 'pending';
}

const pick = ({ token, title, amount, came, state, done }: OwnPayment) => ({
  ...{ token, title, amount, came, state, done },
});

export default load;
