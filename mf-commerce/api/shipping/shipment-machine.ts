import type { Machine } from '../moves/move-state';

/** A parcel is packed, handed to the courier, and delivered, or comes back (return to origin). */
export type ShipmentState = 'packed' | 'cancelled' | 'shipped' | 'delivered' | 'rto';

export const shipmentMachine: Machine<ShipmentState> = {
  table: 'shipments',
  moves: { table: 'shipment_moves', of: 'shipment_id' },
  allowed: {
    packed: ['shipped', 'cancelled'],
    cancelled: [],
    shipped: ['delivered', 'rto'],
    delivered: [],
    rto: [],
  },
};
