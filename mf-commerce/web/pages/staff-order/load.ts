import {
  cancelShopOrder,
  closeParcel,
  getShopOrder,
  packOrder,
  shipParcel,
  type ShopOrderDetail,
} from 'shared/contracts/commerce-staff-orders';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { text } from './text';

type Typed = Readonly<Record<string, string>>;

export interface OrderData {
  order: ShopOrderDetail | null;
  /** What was just sent and refused, to be shown again. */
  typed: Typed;
  problem: StaffFormProblem | null;
  isDone: boolean;
}

const load: Load<OrderData> = async (args) => {
  const { call, form, params, query, lang } = args;
  const { id = '' } = params;
  const head = { title: text[lang].title(id), description: text[lang].description, noindex: true };
  const isDone = query.get('told') === 'done';
  const data: OrderData = { order: null, typed: form ?? {}, problem: null, isDone };
  if (form) {
    const outcome = await submitStaffForm(args, () => carryOut(args, form));
    if (outcome.ok)
      return { data, head, redirect: localPath(lang, `/admin/orders/${id}?told=done`) };
    data.problem = outcome.problem;
  }
  const order = await call(getShopOrder, { params: { id }, query: { lang } });
  if (isFailure(order)) return { data, head, status: order.error_status };
  return { data: { ...data, order: order.data }, head, status: data.problem?.status ?? 200 };
};

export default load;

function carryOut({ call, params }: LoadArgs, form: Typed) {
  const { intent, parcel = '', courier = '', awb = '', why = '' } = form;
  const ofOrder = { params: { id: params.id ?? '' } };
  const ofParcel = { params: { id: parcel } };
  if (intent === 'ship') return call(shipParcel, { ...ofParcel, body: { courier, awb } });
  if (intent === 'delivered' || intent === 'rto')
    return call(closeParcel, { ...ofParcel, body: { as: intent, why } });
  if (intent === 'cancel') return call(cancelShopOrder, { ...ofOrder, body: { why } });
  const lines = Object.entries(form).flatMap(([name, pieces]) => {
    const line = /^pieces_(\d+)$/.exec(name)?.[1];
    return line ? [{ line, pieces: Number(pieces) }] : [];
  });
  return call(packOrder, { ...ofOrder, body: { lines } });
}
