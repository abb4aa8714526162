import type { Pool } from 'pg';
import { getBookingSlots } from 'shared/contracts/commerce-offerings';
import { findDate, shiftDate } from 'shared/i18n/civil-times';
import { answer, refuse, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import { DAYS_AHEAD } from './booking-times';
import { listSlots, type Slot } from './list-slots';
import { hasPlan } from '../plan/has-plan';

/** The free times of a place, day by day. */
export function slotEndpoint(pool: Pool): BoundEndpoint {
  return serve(getBookingSlots, async ({ params, query }, { session }) => {
    const { rows } = await pool.query<{ zone: string; now: Date }>(
      `SELECT time_zone AS zone, now() AS now FROM commerce.temples WHERE id = $1`,
      [query.temple],
    );
    const [place] = rows;
    if (!place) return refuse('not_found');
    const today = findDate(place.now.toISOString(), place.zone);
    const isMember = session !== null && (await hasPlan(pool, session.id));
    const last = shiftDate(today, isMember ? DAYS_AHEAD.plan : DAYS_AHEAD.usual);
    const from = query.from && query.from > today ? query.from : today;
    const wanted = shiftDate(from, query.days - 1);
    const until = wanted < last ? wanted : last;
    const { mode, temple } = query;
    const slots = await listSlots(pool, { offering: params.id, temple, mode, from, until });
    return answer({ status: 200, data: groupByDate(slots), time_zone: place.zone, until: last });
  });
}

function groupByDate(slots: Slot[]) {
  return [...new Set(slots.map(({ date }) => date))].map((date) => ({
    date,
    slots: slots
      .filter((slot) => slot.date === date)
      .map(({ startsAt, endsAt }) => ({
        starts_at: startsAt.toISOString(),
        ends_at: endsAt.toISOString(),
      })),
  }));
}
