import type { ApiDeps } from 'shared/remote-kit/api';
import { defineJob } from 'shared/remote-kit/job';
import { z } from 'shared/contracts/zod';
import { formatDate } from 'shared/i18n/format';
import type { OfferingContent } from '../offerings/offering-content';
import { giveMoneyBack } from './give-money-back';
import { createMove, type MoveBooking } from './move-booking';
import { settleBooking } from './settle-booking';
import { sweepBookings } from './sweep-bookings';
import { bookingMails, type NameBooking } from './write-booking-mail';

const payload = z.object({ booking: z.number().int() });

/** What is done about bookings apart from requests, and the moves that ask for it. */
export function createBookingWork(deps: ApiDeps, content: () => OfferingContent[]) {
  const nameBooking: NameBooking = ({ kind, slug, startsAt, timeZone }, lang) => {
    const found = content().find((one) => one.offeringKind === kind && one.slug === slug);
    const date = formatDate(startsAt.toISOString(), lang, { dateStyle: 'medium', timeZone });
    return `${found?.[lang].name ?? slug}, ${date}`;
  };
  const writeMail = bookingMails(deps.settings.publicUrl, nameBooking);
  const giveBack = defineJob({
    name: 'give-booking-money-back',
    payload,
    retries: 12,
    handle: ({ booking }) => giveMoneyBack(deps, booking),
  });
  const settle = defineJob({
    name: 'settle-booking',
    payload,
    retries: 12,
    handle: ({ booking }) => settleBooking(deps, { move, nameBooking }, booking),
  });
  const move: MoveBooking = createMove({
    deps,
    giveBack,
    settle,
    writeMail: (row, why) => writeMail(row, row.status, why),
  });
  const sweep = defineJob({
    name: 'sweep-bookings',
    schedule: '*/5 * * * *',
    seconds: 300,
    handle: () => sweepBookings(deps, move),
  });
  return { move, giveBack, writeMail, nameBooking, jobs: [giveBack, settle, sweep] };
}

export type BookingWork = ReturnType<typeof createBookingWork>;
