import { getOrderHistory, type PaidFor } from 'shared/contracts/commerce-orders';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

/** Whose page it is decides what it shows. */
export interface OrderHistoryData {
  isSignedIn: boolean;
  /** Null when nothing could be read. */
  items: PaidFor[] | null;
  isComplete: boolean;
}

const load: Load<OrderHistoryData> = async ({ lang, session, call }) => {
  const t = text[lang];
  const head = { title: `${t.title} | ${t.site}`, description: t.lead, noindex: true };
  if (!session)
    return { data: { isSignedIn: false, items: [], isComplete: true }, head, status: 401 };
  const params = { userId: session.id };
  const read = await call(getOrderHistory, { params, query: { lang } });
  if (isFailure(read))
    return { data: { isSignedIn: true, items: null, isComplete: false }, head, status: 503 };
  return { data: { isSignedIn: true, items: read.data, isComplete: read.is_complete }, head };
};

export default load;
