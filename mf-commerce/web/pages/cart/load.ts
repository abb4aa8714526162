import {
  acceptCart,
  getCart,
  putCartLine,
  updateCart,
  type Cart,
} from 'shared/contracts/commerce-cart';
import { isFailure, troubleStatus, nameTrouble, type CallFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { text } from './text';

/** The basket, and what was wrong with what was just sent. */
export interface CartData {
  cart: Cart | null;
  wrong: Partial<Record<'pieces' | 'pin' | 'gift_note' | 'coupon', true>>;
  hasFailed: boolean;
}

const load: Load<CartData> = async (args) => {
  const { lang, call, form } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const failure = form ? await change(args) : null;
  if (form && failure === null)
    return {
      data: { cart: null, wrong: {}, hasFailed: false },
      head,
      redirect: localPath(lang, '/cart'),
    };
  const read = await call(getCart, { query: { lang } });
  const fields = failure?.response?.fields ?? {};
  const names = ['pieces', 'pin', 'gift_note', 'coupon'] as const;
  const wrong = Object.fromEntries(
    names.filter((name) => `body.${name}` in fields).map((name) => [name, true]),
  );
  const isRefused = failure !== null && Object.keys(wrong).length === 0;
  return {
    data: { cart: isFailure(read) ? null : read.data, wrong, hasFailed: isRefused },
    head,
    ...(isFailure(read) ? { status: 503 } : failure ? { status: statusOf(failure) } : {}),
  };
};

export default load;

const statusOf = (failure: CallFailure) =>
  failure.error_status < 500 ? failure.error_status : troubleStatus[nameTrouble(failure)];

/** Does what a form of the page asks for. */
async function change({ form, call }: LoadArgs): Promise<CallFailure | null> {
  const { intent, sku = '', pieces = '', coupon = '', pin = '', gift_note = '' } = form ?? {};
  const body = { pieces: intent === 'remove' ? 0 : Number(pieces) || -1, add: false };
  const done =
    intent === 'accept'
      ? await call(acceptCart, {})
      : intent === 'coupon'
        ? await call(updateCart, { body: { coupon } })
        : intent === 'pin'
          ? await call(updateCart, { body: { pin } })
          : intent === 'gift'
            ? await call(updateCart, { body: { gift_note } })
            : await call(putCartLine, { params: { sku }, body });
  return isFailure(done) ? done : null;
}
