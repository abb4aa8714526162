import { listBookings, type Booking } from 'shared/contracts/commerce-bookings';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { text } from '../booking/text';

export interface BookingsData {
  state: 'signed_out' | 'failed' | 'shown';
  bookings: Booking[];
}

const load: Load<BookingsData> = async ({ lang, call, session }) => {
  const t = text[lang];
  const head = { title: `${t.all} | ${t.site}`, description: t.description, noindex: true };
  if (!session) return { data: { state: 'signed_out', bookings: [] }, head, status: 401 };
  const found = await call(listBookings, { query: { lang } });
  if (isFailure(found)) return { data: { state: 'failed', bookings: [] }, head, status: 503 };
  return { data: { state: 'shown', bookings: found.data }, head };
};

export default load;
