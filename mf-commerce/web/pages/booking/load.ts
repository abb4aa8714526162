import {
  acceptProof,
  cancelBooking,
  getBooking,
  reportBooking,
  returnLateMoney,
  shareBooking,
  takeNewDate,
  unshareBooking,
  type Booking,
} from 'shared/contracts/commerce-bookings';
import { getBookingSlots, getSinglePooja } from 'shared/contracts/commerce-offerings';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { readWhenPaid } from '../../model/read-when-paid';
import { text } from './text';

export interface BookingData {
  state: 'signed_out' | 'absent' | 'failed' | 'shown';
  id: string;
  booking: Booking | null;
  /** It is paid, and about to be booked. */
  isPaid: boolean;
  /** Times that can be had instead, where it was called off. */
  times: string[];
  /** Why what was sent was not done. */
  message: string | null;
}

const load: Load<BookingData> = async (args) => {
  const { params, lang, call, session, form } = args;
  const t = text[lang];
  const id = params.id ?? '';
  const head = { title: `${t.plain} ${id} | ${t.site}`, description: t.description, noindex: true };
  const data: BookingData = {
    state: 'signed_out',
    id,
    booking: null,
    isPaid: false,
    times: [],
    message: null,
  };
  if (!session) return { data, head, status: 401 };
  let status = 200;
  if (form) {
    const done = await carryOut(args, Number(id), form);
    if (!isFailure(done)) return { data, head, redirect: localPath(lang, `/bookings/${id}`) };
    status = done.error_status >= 500 ? 503 : done.error_status;
    data.message = (status < 500 && done.response?.message) || t.tooLate;
  }
  const { found, isPaid } = await readWhenPaid(call, () =>
    call(getBooking, { params: { id }, query: { lang } }),
  );
  if (isFailure(found)) {
    const isAbsent = found.error_status === 404 || found.error_status === 400;
    return {
      data: { ...data, state: isAbsent ? 'absent' : 'failed' },
      head,
      status: isAbsent ? 404 : 503,
    };
  }
  const booking = found.data;
  const times = booking.status === 'called_off' ? await listTimes(args, booking) : [];
  return { data: { ...data, state: 'shown', booking, isPaid, times }, head, status };
};

export default load;

function carryOut({ call, lang }: LoadArgs, id: number, form: Readonly<Record<string, string>>) {
  const own = { params: { id }, query: { lang } };
  const refund_to = form.refund_to === 'source' ? ('source' as const) : ('wallet' as const);
  if (form.intent === 'cancel') return call(cancelBooking, { ...own, body: { refund_to } });
  if (form.intent === 'new-date')
    return call(takeNewDate, { ...own, body: { starts_at: form.starts_at ?? '' } });
  if (form.intent === 'accept') return call(acceptProof, own);
  if (form.intent === 'report')
    return call(reportBooking, { ...own, body: { report: form.report ?? '' } });
  if (form.intent === 'share') return call(shareBooking, own);
  if (form.intent === 'unshare') return call(unshareBooking, own);
  return call(returnLateMoney, own);
}

async function listTimes({ call, lang }: LoadArgs, booking: Booking): Promise<string[]> {
  const { offering, place, mode } = booking;
  const found = await call(getSinglePooja, {
    params: { slug: offering.slug },
    query: { lang, kind: offering.kind },
  });
  if (isFailure(found)) return [];
  const query = { temple: place.id, mode, days: 31 };
  const asked = await call(getBookingSlots, { params: { id: found.data.id }, query });
  return isFailure(asked)
    ? []
    : asked.data.flatMap(({ slots }) => slots.map(({ starts_at }) => starts_at));
}
