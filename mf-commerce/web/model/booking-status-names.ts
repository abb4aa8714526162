import type { BookingStatus } from 'shared/contracts/commerce-bookings';

/** What a booking is at, in a few words. */
export const statusWords: Record<'en' | 'hi', Record<BookingStatus, string>> = {
  en: {
    held: 'Waiting for payment',
    expired: 'Not paid in time',
    booked: 'Booked',
    scheduled: 'Arranged',
    called_off: 'A new date is needed',
    performed: 'Performed',
    proof_uploaded: 'To be seen',
    proof_accepted: 'Seen and accepted',
    completed: 'Completed',
    cancelled: 'Cancelled',
    refunded: 'Money given back',
  },
  hi: {
    held: 'भुगतान बाक़ी',
    expired: 'समय पर भुगतान नहीं',
    booked: 'बुक',
    scheduled: 'तय',
    called_off: 'नई तारीख़ चाहिए',
    performed: 'पूजा हो गई',
    proof_uploaded: 'देखना बाक़ी',
    proof_accepted: 'देखा और स्वीकार',
    completed: 'पूर्ण',
    cancelled: 'रद्द',
    refunded: 'पैसा लौटाया',
  },
};
