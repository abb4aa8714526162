import type { BookingStatus } from 'shared/contracts/commerce-bookings';

/**
 * Where a booking may go from what it is at. `cancelled` and `refunded` give all the money back;
 * `completed` takes it. What isn't here can't happen.
 */
export const bookingMoves: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  held: ['booked', 'expired', 'cancelled'],
  booked: ['scheduled', 'performed', 'called_off', 'cancelled', 'refunded'],
  scheduled: ['performed', 'called_off', 'cancelled', 'refunded'],
  called_off: ['booked', 'refunded'],
  performed: ['proof_uploaded', 'refunded'],
  proof_uploaded: ['proof_accepted', 'refunded'],
  proof_accepted: ['completed'],
  completed: [],
  expired: [],
  cancelled: [],
  refunded: [],
};

/** While it is at one of these its money is set aside, or asked for. */
export const openStatuses = [
  'held',
  'booked',
  'scheduled',
  'called_off',
  'performed',
  'proof_uploaded',
  'proof_accepted',
] as const satisfies readonly BookingStatus[];
