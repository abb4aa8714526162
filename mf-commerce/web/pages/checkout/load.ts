import {
  createAddress,
  deleteAddress,
  getAddresses,
  type Address,
} from 'shared/contracts/commerce-addresses';
import { getCart, updateCart, type Cart } from 'shared/contracts/commerce-cart';
import { createOrderHistory } from 'shared/contracts/commerce-orders';
import { isFailure, type CallFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { text } from './text';

export const addressFields = ['name', 'phone', 'line1', 'line2', 'city', 'pin'] as const;
export type AddressField = (typeof addressFields)[number];

/** The way from the basket to the order. */
export interface CheckoutData {
  isSignedIn: boolean;
  cart: Cart | null;
  addresses: Address[];
  /** The address chosen: the basket is priced for it. */
  chosen: number | null;
  typed: Record<AddressField, string>;
  wrong: AddressField[];
  trouble: 'failed' | 'changed' | 'not_served' | 'no_cod' | 'too_many' | null;
  /** The name of this try: sent twice, it is one order. */
  key: string;
}

const load: Load<CheckoutData> = async (args) => {
  const { lang, session, call, form, query } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const typed = Object.fromEntries(
    addressFields.map((name) => [name, form?.[name] ?? '']),
  ) as CheckoutData['typed'];
  const data: CheckoutData = {
    ...{ isSignedIn: session !== null, cart: null, addresses: [], chosen: null, typed },
    ...{ wrong: [], trouble: null, key: form?.key ?? crypto.randomUUID() },
  };
  if (!session) return { data, head, status: 401 };
  let status: number | undefined;
  if (form) {
    const done = await act(args);
    if ('redirect' in done) return { data, head, redirect: done.redirect };
    Object.assign(data, done.told);
    ({ status } = done);
    if (data.trouble !== null) data.key = crypto.randomUUID();
  }
  const listed = await call(getAddresses, { query: { lang } });
  if (isFailure(listed)) return { data, head, status: 503 };
  data.addresses = listed.data;
  const wanted = Number(form?.address_id ?? query.get('address'));
  const chosen = listed.data.find(({ id }) => id === wanted) ?? listed.data[0];
  data.chosen = chosen?.id ?? null;
  // the basket is priced for the address it goes to
  const read = chosen
    ? await call(updateCart, { query: { lang }, body: { pin: chosen.pin } })
    : await call(getCart, { query: { lang } });
  if (isFailure(read)) return { data, head, status: 503 };
  data.cart = read.data;
  if (data.cart.lines.length === 0 || data.cart.is_changed)
    return { data, head, redirect: localPath(lang, '/cart') };
  return { data, head, ...(status === undefined ? {} : { status }) };
};

export default load;

type Done = { redirect: string } | { told: Partial<CheckoutData>; status: number };

function act(args: LoadArgs): Promise<Done> {
  if (args.form?.intent === 'order') return order(args);
  return args.form?.intent === 'forget' ? forget(args) : keep(args);
}

async function keep({ form, call, lang }: LoadArgs): Promise<Done> {
  const body = Object.fromEntries(addressFields.map((name) => [name, form?.[name] ?? '']));
  const kept = await call(createAddress, { query: { lang }, body: body as never });
  if (!isFailure(kept))
    return { redirect: `${localPath(lang, '/checkout')}?address=${kept.data.id}#order` };
  const fields = kept.response?.fields ?? {};
  const wrong = addressFields.filter((name) => `body.${name}` in fields);
  if (wrong.length > 0) return { told: { wrong }, status: 400 };
  return explain(kept, kept.error_status === 409 ? 'too_many' : 'failed');
}

async function forget({ form, call, lang }: LoadArgs): Promise<Done> {
  const gone = await call(deleteAddress, { params: { id: Number(form?.forget) || 1 } });
  if (isFailure(gone) && gone.error_status !== 404) return explain(gone, 'failed');
  return { redirect: localPath(lang, '/checkout') };
}

async function order({ form, call, lang }: LoadArgs): Promise<Done> {
  const { address_id = '', payment, total = '', key = '' } = form ?? {};
  const body = {
    ...{ address_id: Number(address_id) || 0, total },
    payment: payment === 'cod' ? ('cod' as const) : ('online' as const),
  };
  const placed = await call(createOrderHistory, { query: { lang }, body }, { key });
  if (!isFailure(placed)) return { redirect: localPath(lang, placed.data.path) };
  const { code, fields = {} } = placed.response ?? {};
  // the basket tells what has changed, and asks
  if (code === 'changed') {
    const items = placed.response?.changes?.some(({ what }) => what !== 'total');
    return items ? { redirect: localPath(lang, '/cart') } : explain(placed, 'changed');
  }
  if ('body.payment' in fields) return explain(placed, 'no_cod');
  if ('body.address_id' in fields) return explain(placed, 'not_served');
  return explain(placed, 'failed');
}

const explain = (
  { error_status }: CallFailure,
  trouble: NonNullable<CheckoutData['trouble']>,
): Done => ({ told: { trouble }, status: error_status < 500 ? error_status : 503 });
