import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { openPayment } from 'shared/contracts/auth-payments-service';
import type { createBooking } from 'shared/contracts/commerce-bookings';
import type { ParsedInputOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import { findDate, shiftDate } from 'shared/i18n/civil-times';
import { formatRupees } from 'shared/i18n/format';
import { answer, refuse, type ApiDeps, type Refused } from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { readOfferings } from '../offerings/read-offerings';
import { indianDay } from '../tax/indian-day';
import { readRates } from '../tax/rate-rows';
import { lockForPlacing } from '../personal/lock-customer';
import { hasPlan } from '../plan/has-plan';
import { readBookings, type BookingRow } from './booking-row';
import { DAYS_AHEAD, moneyUntil, payUntil } from './booking-times';
import { findSeat, listSlots } from './list-slots';
import type { MoveBooking } from './move-booking';
import { priceBooking } from './price-booking';
import type { NameBooking } from './write-booking-mail';

type Body = ParsedInputOf<typeof createBooking>['body'];
type Lang = 'en' | 'hi';

const said = {
  en: {
    taken: 'This time was taken a moment ago. Please choose another one.',
    price: (total: string) => `The price has changed: it is ${total} now. Please look at it again.`,
  },
  hi: {
    taken: 'यह समय अभी-अभी किसी और ने ले लिया। कृपया दूसरा चुनें।',
    price: (total: string) => `दाम बदल गया है: अब ${total} है। कृपया एक बार फिर देख लें।`,
  },
};

/**
 * Holds a time for a customer, and asks for the money. The time is held first: who has paid never finds
 * it taken. The same request again is the same booking.
 */
export async function placeBooking(
  deps: Pick<ApiDeps, 'pool' | 'call'>,
  { move, nameBooking }: { move: MoveBooking; nameBooking: NameBooking },
  customer: number,
  body: Body,
  lang: Lang,
) {
  const held = await inTransaction(deps.pool, (client) => holdTime(client, customer, body, lang));
  if ('ok' in held) return held;
  if (held.status !== 'held' || held.payPath !== null) return done(held);
  const { data, refused } = await askForMoney(deps, held, nameBooking);
  if (data) {
    const set = `UPDATE commerce.bookings SET pay_path = $2 WHERE id = $1`;
    await deps.pool.query(set, [held.id, data.path]);
    return done({ ...held, payPath: data.path });
  }
  // where nobody knows whether it was asked for, the sweep closes it; else the time is free at once
  if (refused !== 'unavailable')
    await inTransaction(deps.pool, (client) =>
      move(client, { id: held.id, to: 'cancelled', who: 'payments', why: refused }),
    );
  return refuse(refused);
}

const done = ({ id, payPath }: BookingRow) =>
  answer({ status: 200 as const, data: { id, pay_path: payPath ?? `/bookings/${id}` } });

async function holdTime(
  client: PoolClient,
  customer: number,
  body: Body,
  lang: Lang,
): Promise<BookingRow | Refused> {
  await lockForPlacing(client, customer);
  // one at a time for each place: who comes second sees what the first took
  const { rows } = await client.query<{ zone: string; now: Date }>(
    `SELECT time_zone AS zone, clock_timestamp() AS now FROM commerce.temples WHERE id = $1
     FOR NO KEY UPDATE`,
    [body.temple],
  );
  const [place] = rows;
  const [known] = await readBookings(client, 'b.customer_id = $1 AND b.request = $2', [
    customer,
    body.request,
  ]);
  if (known) return known;
  if (!place) return refuse('not_found');
  const offering = (await readOfferings(client)).find(({ id }) => id === body.offering);
  const listed = offering?.prices.find(({ mode }) => mode === body.mode);
  if (!offering || !listed) return refuse('not_found');

  const isMember = await hasPlan(client, customer);
  const startsAt = new Date(body.starts_at);
  const date = findDate(startsAt.toISOString(), place.zone);
  const today = findDate(place.now.toISOString(), place.zone);
  const ahead = isMember ? DAYS_AHEAD.plan : DAYS_AHEAD.usual;
  const wanted = { ...body, from: date, until: date, startsAt };
  const [slot] = date <= shiftDate(today, ahead) ? await listSlots(client, wanted) : [];
  const seat = slot ? await findSeat(client, body.temple, slot) : null;
  if (!slot || seat === null) return refuse('conflict', { message: said[lang].taken });
  const price = priceBooking(listed, {
    hasPlan: isMember,
    rates: await readRates(drizzle(client)),
    day: indianDay(place.now),
  });
  if (String(price.total) !== body.total) {
    const total = formatRupees(price.total, lang);
    return refuse('conflict', { message: said[lang].price(total) });
  }
  return insertBooking(client, { customer, body, lang, slot, seat, price, now: place.now });
}

async function insertBooking(
  client: PoolClient,
  held: {
    customer: number;
    body: Body;
    lang: Lang;
    slot: { startsAt: Date; endsAt: Date };
    seat: number;
    price: ReturnType<typeof priceBooking>;
    now: Date;
  },
): Promise<BookingRow> {
  const { customer, body, lang, slot, seat, price, now } = held;
  const columns = {
    ...{ customer_id: customer, request: body.request, status: 'held', offering_id: body.offering },
    ...{ temple_id: body.temple, mode: body.mode, seat, starts_at: slot.startsAt },
    ...{ ends_at: slot.endsAt, dakshina_paise: price.dakshina, goods_paise: price.goods },
    ...{ goods_tax_paise: price.goodsTax, fee_paise: price.fee, fee_tax_paise: price.feeTax },
    ...{ total_paise: price.total, lang, names: JSON.stringify(body.names), gotra: body.gotra },
    ...{ wish: body.wish, joins: body.joins, email: body.email },
    address: JSON.stringify(body.address),
    ...{ pay_until: payUntil(now), money_until: moneyUntil(slot.endsAt) },
  };
  const names = Object.keys(columns);
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO commerce.bookings (${names.join(', ')})
     VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    Object.values(columns),
  );
  const id = rows[0]!.id;
  await client.query(
    `INSERT INTO commerce.booking_moves (booking_id, "from", "to", who) VALUES ($1, 'draft', 'held', 'customer')`,
    [id],
  );
  return (await readBookings(client, 'b.id = $1', [id]))[0]!;
}

async function askForMoney(
  { call }: Pick<ApiDeps, 'call'>,
  row: BookingRow,
  nameBooking: NameBooking,
) {
  const asked = await call(
    openPayment,
    {
      body: {
        customer: row.customerId!,
        amount: String(row.total),
        title: { en: nameBooking(row, 'en'), hi: nameBooking(row, 'hi') },
        expires_at: row.payUntil.toISOString(),
        hold_seconds: Math.ceil((row.moneyUntil.getTime() - Date.now()) / 1000),
        back: `/bookings/${row.id}`,
        done: `/bookings/${row.id}`,
      },
    },
    { as: 'service', key: `booking:${row.id}` },
  );
  if (!isFailure(asked)) return { data: asked.data, refused: 'unavailable' as const };
  const code = asked.response?.code;
  const isRefused = asked.error_status < 500 && code !== 'unavailable';
  const refused =
    code === 'account_closed' ? 'account_closed' : isRefused ? 'conflict' : 'unavailable';
  return { data: null, refused } as const;
}
