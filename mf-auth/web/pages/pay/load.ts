import { createRechargeTransaction, type ProviderOrder } from 'shared/contracts/auth-collect';
import { createTransaction, getPayment, type OwnPayment } from 'shared/contracts/auth-payments';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

export interface PayData {
  /** `null`: there is none for this customer, or it can't be read (`isBroken`). */
  payment: OwnPayment | null;
  isBroken: boolean;
  /** What the provider collects; null when nothing is missing, or when nothing can be paid just now. */
  order: ProviderOrder | null;
  /** The wallet did not have it all any more. */
  isRefused: boolean;
}

/** What is to be paid, and the order of what is missing: the same one, however often this is loaded. */
const load: Load<PayData> = async ({ params, form, call, lang, session }) => {
  const words = text[lang];
  const head = { title: words.title, description: words.description, noindex: true };
  const token = params.token ?? '';
  const data: PayData = { payment: null, isBroken: false, order: null, isRefused: false };
  if (!session) return { data, head, status: 401 };
  const paid = form
    ? await call(createTransaction, { body: { payment: token } }, { key: token })
    : null;
  data.isRefused = paid !== null && isFailure(paid);
  const found = await call(getPayment, { params: { token } });
  if (isFailure(found)) {
    const isGone = found.error_status === 404 || found.error_status === 400;
    return { data: { ...data, isBroken: !isGone }, head, status: isGone ? 404 : 503 };
  }
  data.payment = found.data;
  const { state, missing } = found.data;
  if (missing === '0' || (state !== 'open' && state !== 'pending')) return { data, head };
  const asked = await call(createRechargeTransaction, { body: { payment: token } });
  return { data: { ...data, order: isFailure(asked) ? null : asked.data.order }, head };
};

export default load;
