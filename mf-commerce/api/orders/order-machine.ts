import type { orderStates } from 'shared/contracts/commerce-orders';
import type { Machine } from '../moves/move-state';

/** A state of an order, as its contract explains it. */
export type OrderState = (typeof orderStates)[number];

/** The moves of an order. What was expired is confirmed when its money comes late and all is still there. */
export const orderMachine: Machine<OrderState> = {
  table: 'orders',
  moves: { table: 'order_moves', of: 'order_id' },
  allowed: {
    placed: ['confirmed', 'expired', 'cancelled'],
    confirmed: ['packed', 'cancelled'],
    packed: ['shipped', 'cancelled'],
    shipped: ['delivered', 'rto'],
    delivered: ['closed'],
    closed: [],
    expired: ['confirmed'],
    cancelled: [],
    rto: ['refunded'],
    refunded: [],
  },
};
