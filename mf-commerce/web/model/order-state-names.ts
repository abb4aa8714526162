import type { orderStates } from 'shared/contracts/commerce-orders';

type Names = Record<(typeof orderStates)[number], string>;

/** The states of an order, for people. */
export const orderStateNames: Record<'en' | 'hi', Names> = {
  en: {
    placed: 'Waiting for payment',
    confirmed: 'Confirmed',
    packed: 'Packed',
    shipped: 'On its way',
    delivered: 'Delivered',
    closed: 'Completed',
    expired: 'Not paid in time',
    cancelled: 'Cancelled',
    rto: 'Coming back to us',
    refunded: 'Came back, refunded',
  },
  hi: {
    placed: 'भुगतान बाक़ी',
    confirmed: 'पक्का',
    packed: 'पैक हो गया',
    shipped: 'रास्ते में',
    delivered: 'पहुँच गया',
    closed: 'पूरा हुआ',
    expired: 'समय पर भुगतान नहीं हुआ',
    cancelled: 'रद्द',
    rto: 'हमारे पास लौट रहा है',
    refunded: 'लौट आया, राशि लौटाई गई',
  },
};
