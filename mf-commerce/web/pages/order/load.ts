import {
  buyAgain,
  cancelOrder,
  getOrder,
  returnLatePayment,
  type Order,
} from 'shared/contracts/commerce-orders';
import { isFailure, type CallFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { readWhenPaid } from '../../model/read-when-paid';
import { text } from './text';

/** One order, or why there is none to see. */
export interface OrderData {
  state: 'shown' | 'signed_out' | 'absent' | 'failed';
  order: Order | null;
  /** What was just asked for could not be done. */
  trouble: 'dispatched' | 'spent' | 'failed' | null;
  /** It is paid, and about to be confirmed. */
  isPaid: boolean;
  /** It was just sent to be returned. */
  hasAsked: boolean;
}

const load: Load<OrderData> = async (args) => {
  const { lang, session, call, form, params, query } = args;
  const t = text[lang];
  const head = { title: `${t.order} | ${t.site}`, description: t.description, noindex: true };
  const none = (state: OrderData['state'], status: number) => ({
    data: { state, order: null, trouble: null, isPaid: false, hasAsked: false },
    head,
    status,
  });
  if (!session) return none('signed_out', 401);
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) return none('absent', 404);
  const done = form ? await act(args, id) : null;
  if (done !== null && 'redirect' in done)
    return { ...none('shown', 200), redirect: done.redirect };
  const { found: read, isPaid } = await readWhenPaid(call, () =>
    call(getOrder, { params: { id }, query: { lang } }),
  );
  if (isFailure(read)) return read.error_status === 404 ? none('absent', 404) : none('failed', 503);
  return {
    data: {
      ...{ state: 'shown', order: read.data, trouble: done?.trouble ?? null },
      isPaid,
      hasAsked: query.has('returned'),
    },
    head,
    ...(done ? { status: done.status } : {}),
  };
};

export default load;

type Done = { redirect: string } | { trouble: NonNullable<OrderData['trouble']>; status: number };

async function act({ form, call, lang }: LoadArgs, id: number): Promise<Done> {
  const here = { redirect: localPath(lang, `/order-history/${id}`) };
  const params = { id };
  if (form?.intent === 'cancel') {
    const body = {
      refund_to: form.refund_to === 'source' ? ('source' as const) : ('wallet' as const),
    };
    const done = await call(cancelOrder, { params, body });
    return isFailure(done) ? explain(done, 'dispatched') : here;
  }
  if (form?.intent === 'again') {
    const done = await call(buyAgain, { params });
    return isFailure(done) ? explain(done, 'failed') : { redirect: localPath(lang, '/cart') };
  }
  const done = await call(returnLatePayment, { params });
  return isFailure(done) ? explain(done, done.error_status === 402 ? 'spent' : 'failed') : here;
}

const explain = (
  { error_status }: CallFailure,
  trouble: NonNullable<OrderData['trouble']>,
): Done =>
  error_status < 500 ? { trouble, status: error_status } : { trouble: 'failed', status: 503 };
