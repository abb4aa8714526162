import type { Pool, PoolClient } from 'pg';
import type { OfferingMode } from 'shared/contracts/commerce-offerings';
import { LEAD_HOURS } from './booking-times';

export interface Slot {
  date: string;
  startsAt: Date;
  endsAt: Date;
  /** Seats at that time, taken or not. */
  capacity: number;
}

interface Wanted {
  offering: number;
  temple: number;
  mode: OfferingMode;
  /** First and last date by the temple's clocks. */
  from: string;
  until: string;
  /** Only the slot that begins then. */
  startsAt?: Date;
}

/** Statuses that take a seat, as in the exclusion constraint of the table. */
const taking = `('held', 'booked', 'scheduled', 'performed')`;

/**
 * The free times of a temple or pandit for an offering: within its hours, at least two days ahead, with
 * a seat left, and while it is authorised.
 */
export async function listSlots(
  reader: Pick<Pool | PoolClient, 'query'>,
  { offering, temple, mode, from, until, startsAt }: Wanted,
): Promise<Slot[]> {
  const { rows } = await reader.query<Slot>(
    `SELECT slot.day::text AS date, slot.starts_at AS "startsAt", slot.ends_at AS "endsAt", slot.capacity
     FROM (
       SELECT day::date AS day, h.capacity,
         (day + make_interval(mins => minute)) AT TIME ZONE t.time_zone AS starts_at,
         (day + make_interval(mins => minute)) AT TIME ZONE t.time_zone
           + make_interval(mins => o.minutes) AS ends_at
       FROM commerce.temples t
       JOIN commerce.temple_offerings p ON p.temple_id = t.id AND p.offering_id = $1 AND p.mode = $3
       JOIN commerce.offerings o ON o.id = p.offering_id AND o.is_offered
       JOIN commerce.temple_hours h ON h.temple_id = t.id
       CROSS JOIN generate_series($4::timestamp, $5::timestamp, interval '1 day') day
       CROSS JOIN generate_series(h.opens::int, h.closes - o.minutes, ((o.minutes + 29) / 30) * 30) minute
       WHERE t.id = $2 AND h.weekday = extract(dow FROM day)
     ) slot
     WHERE slot.starts_at >= now() + make_interval(hours => $6)
       AND ($7::timestamptz IS NULL OR slot.starts_at = $7)
       AND EXISTS (
         SELECT FROM commerce.temple_authorisations a
         WHERE a.temple_id = $2 AND a.ended_at IS NULL AND a.valid_from <= now()
           AND a.valid_until >= slot.ends_at)
       AND slot.capacity > (
         SELECT count(DISTINCT b.seat) FROM commerce.bookings b
         WHERE b.temple_id = $2 AND b.status IN ${taking}
           AND tstzrange(b.starts_at, b.ends_at) && tstzrange(slot.starts_at, slot.ends_at))
     ORDER BY slot.starts_at`,
    [offering, temple, mode, from, until, LEAD_HOURS, startsAt ?? null],
  );
  return rows;
}

/**
 * A seat that is free at a time, and may be taken by somebody else until this transaction takes it.
 */
export async function findSeat(
  client: PoolClient,
  temple: number,
  { startsAt, endsAt, capacity }: Slot,
): Promise<number | null> {
  const { rows } = await client.query<{ seat: number }>(
    `SELECT seat FROM generate_series(1, $4::int) seat
     WHERE NOT EXISTS (
       SELECT FROM commerce.bookings b WHERE b.temple_id = $1 AND b.seat = seat.seat
         AND b.status IN ${taking}
         AND tstzrange(b.starts_at, b.ends_at) && tstzrange($2, $3))
     ORDER BY seat LIMIT 1`,
    [temple, startsAt, endsAt, capacity],
  );
  return rows[0]?.seat ?? null;
}
