import { bookingStatuses } from 'shared/contracts/commerce-bookings';
import { listStaffBookings, type ListedBooking } from 'shared/contracts/commerce-bookings-staff';
import { isFailure } from 'shared/http/failure';
import { findDate } from 'shared/i18n/civil-times';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

export interface StaffBookingsData {
  from: string;
  status: string;
  bookings: ListedBooking[];
  failed: boolean;
}

const load: Load<StaffBookingsData> = async ({ query, lang, call }) => {
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const asked = query.get('from') ?? '';
  const today = findDate(new Date().toISOString(), 'Asia/Kolkata');
  const from = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const status = bookingStatuses.find((one) => one === query.get('status'));
  const found = await call(listStaffBookings, {
    query: { from, lang, ...(status ? { status } : {}) },
  });
  const data = { from, status: status ?? '', bookings: [], failed: true };
  if (isFailure(found)) return { data, head, status: found.error_status };
  return { data: { ...data, bookings: found.data, failed: false }, head };
};

export default load;
