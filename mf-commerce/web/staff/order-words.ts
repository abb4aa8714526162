import type { orderStates } from 'shared/contracts/commerce-orders';
import type { Lang } from 'shared/remote-kit/page';

/** States of orders and parcels in the words of the shop's staff. */
export const stateWords: Record<Lang, Record<(typeof orderStates)[number], string>> = {
  en: {
    placed: 'waits for payment',
    confirmed: 'to be packed',
    packed: 'to be shipped',
    shipped: 'on its way',
    delivered: 'delivered',
    closed: 'closed',
    expired: 'not paid in time',
    cancelled: 'cancelled',
    rto: 'came back',
    refunded: 'came back, refunded',
  },
  hi: {
    placed: 'भुगतान की प्रतीक्षा',
    confirmed: 'पैक करना है',
    packed: 'भेजना है',
    shipped: 'रास्ते में',
    delivered: 'पहुँच गया',
    closed: 'पूरा हुआ',
    expired: 'समय पर भुगतान नहीं',
    cancelled: 'रद्द',
    rto: 'लौट आया',
    refunded: 'लौट आया, रिफ़ंड हुआ',
  },
};

/** A state as it is called; one that this release does not know as it is written. */
export function nameState(state: string, lang: Lang): string {
  return (stateWords[lang] as Record<string, string>)[state] ?? state;
}
