import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import {
  acceptProof,
  cancelBooking,
  createBooking,
  getBooking,
  listBookings,
  reportBooking,
  returnLateMoney,
  shareBooking,
  takeNewDate,
  unshareBooking,
  watchBooking,
} from 'shared/contracts/commerce-bookings';
import { returnToSource } from 'shared/contracts/auth-payments-service';
import { isFailure } from 'shared/http/failure';
import { findDate } from 'shared/i18n/civil-times';
import { writeMoment } from 'shared/i18n/clock';
import {
  answer,
  refuse,
  serve,
  type ApiDeps,
  type BoundEndpoint,
  type CallContext,
  type Refused,
} from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import type { OfferingContent } from '../offerings/offering-content';
import { lockBooking, readBookings, type BookingRow } from './booking-row';
import { freeUntil, newDateUntil } from './booking-times';
import type { BookingWork } from './booking-work';
import { canCancel, describeBooking } from './describe-booking';
import { findSeat, listSlots } from './list-slots';
import { placeBooking } from './place-booking';
import type { SignedLinks } from './signed-links';

type Lang = 'en' | 'hi';

const said = {
  en: {
    taken: 'This time was taken a moment ago. Please choose another one.',
    tooLate: (until: string) => `It could be cancelled free of charge until ${until}.`,
  },
  hi: {
    taken: 'यह समय अभी-अभी किसी और ने ले लिया। कृपया दूसरा चुनें।',
    tooLate: (until: string) => `इसे ${until} तक निःशुल्क रद्द किया जा सकता था।`,
  },
};

interface Served {
  content: () => OfferingContent[];
  links: SignedLinks;
  work: BookingWork;
}

/** What customers do about their own bookings: another's is not found. */
export function customerBookingEndpoints(
  deps: ApiDeps,
  { content, links, work }: Served,
): BoundEndpoint[] {
  const { pool } = deps;
  const { move } = work;
  const describe = (row: BookingRow, lang: Lang) =>
    describeBooking(pool, row, { content: content(), links, lang, now: new Date() });
  const answerWith = async (id: number, lang: Lang) => {
    const [row] = await readBookings(pool, 'b.id = $1', [id]);
    return answer({ status: 200 as const, data: await describe(row!, lang) });
  };
  /** Changes one of the caller's bookings, held meanwhile, and answers with how it is then. */
  const change = async (
    { params, query }: { params: { id: number }; query: { lang: Lang } },
    { session }: CallContext,
    work: (row: BookingRow, client: PoolClient) => Promise<Refused | { ok: true } | void>,
  ) => {
    const refused = await inTransaction(pool, async (client) => {
      const row = await lockBooking(client, params.id);
      if (!row || row.customerId !== session!.id) return refuse('not_found');
      const done = await work(row, client);
      return done && !done.ok ? done : null;
    });
    return refused ?? answerWith(params.id, query.lang);
  };
  const moved = async (client: PoolClient, wanted: Parameters<typeof move>[1]) => {
    const done = await move(client, { ...wanted, who: 'customer' });
    return done.ok ? done : refuse(done.code);
  };
  return [
    serve(createBooking, ({ body, query }, { session }) =>
      placeBooking(deps, work, session!.id, body, query.lang),
    ),
    serve(listBookings, async ({ query }, { session }) => {
      const rows = await readBookings(pool, 'b.customer_id = $1 ORDER BY b.id DESC LIMIT 200', [
        session!.id,
      ]);
      const data = await Promise.all(rows.map((row) => describe(row, query.lang)));
      return answer({ status: 200, data });
    }),
    serve(getBooking, async ({ params, query }, { session }) => {
      const [row] = await readBookings(pool, 'b.id = $1', [params.id]);
      if (row?.customerId !== session!.id) return refuse('not_found');
      return answerWith(params.id, query.lang);
    }),
    serve(cancelBooking, (input, ctx) =>
      change(input, ctx, async (row, client) => {
        // sent twice by a tired thumb: it is cancelled already
        if (row.status === 'cancelled') return { ok: true };
        const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
        if (!canCancel(row, rows[0]!.now))
          return refuse('conflict', { message: tooLate(row, input.query.lang) });
        const to = row.status === 'called_off' ? 'refunded' : 'cancelled';
        const set = { refund_to: input.body.refund_to };
        return moved(client, { id: row.id, to, who: 'customer', set });
      }),
    ),
    serve(takeNewDate, (input, ctx) =>
      change(input, ctx, (row, client) =>
        moveToDate(client, row, new Date(input.body.starts_at), input.query.lang, moved),
      ),
    ),
    serve(acceptProof, (input, ctx) =>
      change(input, ctx, async ({ id, status }, client) => {
        if (status === 'proof_accepted' || status === 'completed') return { ok: true };
        return moved(client, { id, to: 'proof_accepted', who: 'customer' });
      }),
    ),
    serve(reportBooking, (input, ctx) =>
      change(input, ctx, async ({ id, status, reportedAt }, client) => {
        if (reportedAt) return { ok: true };
        if (status !== 'proof_uploaded') return refuse('conflict');
        await client.query(
          `UPDATE commerce.bookings SET reported_at = now(), report = $2 WHERE id = $1`,
          [id, input.body.report],
        );
        const to = deps.settings.contact.email;
        const subject = `Booking ${id}: something is wrong`;
        const text = `A customer reported something about booking ${id}: ${deps.settings.publicUrl}/admin/bookings/${id}\n`;
        if (to) await deps.messenger.queueEmail({ to, subject, text }, { client });
        return undefined;
      }),
    ),
    serve(shareBooking, (input, ctx) =>
      change(input, ctx, async ({ id }, client) => {
        const token = randomBytes(24).toString('base64url');
        await client.query(`UPDATE commerce.bookings SET family_token = $2 WHERE id = $1`, [
          id,
          token,
        ]);
      }),
    ),
    serve(unshareBooking, (input, ctx) =>
      change(input, ctx, async ({ id }, client) => {
        await client.query(`UPDATE commerce.bookings SET family_token = NULL WHERE id = $1`, [id]);
      }),
    ),
    serve(returnLateMoney, async ({ params, query }, { session }) => {
      const [row] = await readBookings(pool, 'b.id = $1', [params.id]);
      if (!row || row.customerId !== session!.id) return refuse('not_found');
      if (row.late === null) return refuse('conflict');
      const reference = `booking:${row.id}`;
      const body = { customer: session!.id, amount: String(row.late), reference };
      const key = `${reference}:late`;
      const sent = row.moneyBackAt
        ? null
        : await deps.call(returnToSource, { body }, { as: 'service', key });
      if (sent && isFailure(sent))
        return refuse(sent.response?.code === 'insufficient_funds' ? 'conflict' : 'unavailable');
      await pool.query(
        `UPDATE commerce.bookings SET money_back_at = coalesce(money_back_at, now()), refund_to = 'source'
         WHERE id = $1`,
        [row.id],
      );
      return answerWith(row.id, query.lang);
    }),
    serve(watchBooking, async ({ params, query }) => {
      const [row] = await readBookings(pool, 'b.family_token = $1', [params.token]);
      if (!row) return refuse('not_found');
      return answer({ status: 200, data: await describe(row, query.lang) });
    }),
  ];
}

function tooLate({ startsAt, timeZone }: BookingRow, lang: Lang): string {
  const until = freeUntil(startsAt).toISOString();
  return said[lang].tooLate(writeMoment(until, { lang, clock: '12', timeZone }, 'long'));
}

/** Another time for a booking that was called off, at the same place and for the same price. */
async function moveToDate(
  client: PoolClient,
  row: BookingRow,
  startsAt: Date,
  lang: Lang,
  moved: (
    client: PoolClient,
    move: Parameters<BookingWork['move']>[1],
  ) => Promise<Refused | { ok: true }>,
) {
  if (row.status !== 'called_off') return refuse('conflict');
  await client.query(`SELECT FROM commerce.temples WHERE id = $1 FOR NO KEY UPDATE`, [
    row.templeId,
  ]);
  const date = findDate(startsAt.toISOString(), row.timeZone);
  const { offeringId: offering, templeId: temple, mode } = row;
  const [slot] = await listSlots(client, {
    offering,
    temple,
    mode,
    from: date,
    until: date,
    startsAt,
  });
  const seat =
    slot && slot.endsAt <= newDateUntil(row.moneyUntil)
      ? await findSeat(client, temple, slot)
      : null;
  if (!slot || seat === null) return refuse('conflict', { message: said[lang].taken });
  const set = { seat, starts_at: slot.startsAt, ends_at: slot.endsAt, offered_starts_at: null };
  return moved(client, { id: row.id, to: 'booked', who: 'customer', set });
}
