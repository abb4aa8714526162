import {
  getStaffBooking,
  listStaffBookings,
  moveStaffBooking,
  uploadProof,
  type ListedBooking,
} from 'shared/contracts/commerce-bookings-staff';
import { nameState, type GstState } from 'shared/tax/gst-states';
import { answer, refuse, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import type { OfferingContent } from '../offerings/offering-content';
import { readBookings, lockBooking, type BookingRow } from './booking-row';
import { bookingMoves } from './booking-states';
import type { BookingWork } from './booking-work';
import { PROOF_BYTES, typeOfProof } from './proof-files';
import type { SignedLinks } from './signed-links';

interface Served {
  content: () => OfferingContent[];
  links: SignedLinks;
  work: BookingWork;
}
const done = { status: 200 as const };
const staffMoves = ['scheduled', 'performed', 'called_off', 'proof_accepted', 'refunded'] as const;

/** The bookings as who prepares and performs them works with them. */
export function staffBookingEndpoints(
  { pool }: Pick<ApiDeps, 'pool'>,
  { content, links, work: { move } }: Served,
): BoundEndpoint[] {
  const list = (row: BookingRow, lang: 'en' | 'hi'): ListedBooking => {
    const words = content().find((one) => one.offeringKind === row.kind && one.slug === row.slug);
    return {
      ...{ id: row.id, status: row.status, kind: row.kind, slug: row.slug, mode: row.mode },
      name: words?.[lang].name ?? row.slug,
      temple: {
        id: row.templeId,
        name: lang === 'hi' ? row.placeHi : row.placeEn,
        city: lang === 'hi' ? row.cityHi : row.cityEn,
      },
      starts_at: row.startsAt.toISOString(),
      ends_at: row.endsAt.toISOString(),
      ...{ time_zone: row.timeZone, total: String(row.total), reported: row.reportedAt !== null },
    };
  };
  return [
    serveStaff(listStaffBookings, async ({ query: { from, days, status, lang } }) => {
      const rows = await readBookings(
        pool,
        `($3::text IS NULL AND b.starts_at >= $1::date AT TIME ZONE 'Asia/Kolkata'
            AND b.starts_at < ($1::date + $2::int) AT TIME ZONE 'Asia/Kolkata'
          OR b.status = $3) ORDER BY b.starts_at, b.id LIMIT 500`,
        [from, days, status ?? null],
      );
      return answer({ status: 200, data: rows.map((row) => list(row, lang)) });
    }),
    serveStaff(getStaffBooking, async ({ params, query: { lang } }) => {
      const [row] = await readBookings(pool, 'b.id = $1', [params.id]);
      if (!row) return refuse('not_found');
      const { rows: steps } = await pool.query<{ to: string; who: string; why: string; at: Date }>(
        `SELECT "to", who, why, at FROM commerce.booking_moves WHERE booking_id = $1 ORDER BY id`,
        [row.id],
      );
      const { rows: proofs } = await pool.query<{ id: number; name: string; type: string }>(
        `SELECT id, name, type FROM commerce.booking_proofs WHERE booking_id = $1 ORDER BY id`,
        [row.id],
      );
      const { names, gotra, wish, joins, performer, report, address } = row;
      return answer({
        status: 200,
        data: {
          ...list(row, lang),
          ...{ names, gotra, wish, joins, performer, report, watch_url: row.watchUrl },
          address: address && writeAddress(address, lang),
          phone: address?.phone ?? null,
          can: staffMoves.filter((to) => bookingMoves[row.status].includes(to)),
          proofs: proofs.map(({ id, name, type }) => ({ name, type, path: links.proofPath(id) })),
          steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
        },
      });
    }),
    serveStaff(moveStaffBooking, async ({ params, body }, staff) => {
      const outcome = await inTransaction(pool, async (client) => {
        const row = await lockBooking(client, params.id);
        // nobody's puja is over before it began
        const isEarly = body.to === 'performed' && row && row.startsAt > new Date();
        if (isEarly) return { ok: false, code: 'conflict' } as const;
        const set = {
          ...(body.performer ? { performer: body.performer } : {}),
          ...(body.watch_url ? { watch_url: body.watch_url } : {}),
          ...(body.to === 'called_off'
            ? { offered_starts_at: body.offer ? new Date(body.offer) : null }
            : {}),
        };
        const who = `staff:${staff.id}`;
        return move(client, { id: params.id, to: body.to, who, why: body.why, set });
      });
      return outcome.ok ? answer(done) : refuse(outcome.code);
    }),
    serveStaff(uploadProof, async ({ params, body: { file, name } }, staff) => {
      if (file.bytes.byteLength > PROOF_BYTES) return refuse('payload_too_large');
      const type = typeOfProof(file.bytes);
      if (!type) return refuse('unsupported_media_type');
      const refused = await inTransaction(pool, async (client) => {
        const row = await lockBooking(client, params.id);
        if (!row) return refuse('not_found');
        const isOver = row.endsAt <= new Date() || row.status === 'performed';
        const takes = ['booked', 'scheduled', 'performed', 'proof_uploaded'].includes(row.status);
        if (!isOver || !takes) return refuse('conflict');
        const who = `staff:${staff.id}`;
        await client.query(
          `INSERT INTO commerce.booking_proofs (booking_id, name, type, size, bytes, uploaded_by)
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [row.id, name, type, file.bytes.byteLength, Buffer.from(file.bytes), who],
        );
        if (row.status === 'booked' || row.status === 'scheduled')
          await move(client, { id: row.id, to: 'performed', who });
        if (row.status !== 'proof_uploaded')
          await move(client, { id: row.id, to: 'proof_uploaded', who });
        return null;
      });
      return refused ?? answer(done);
    }),
  ];
}

function writeAddress(address: NonNullable<BookingRow['address']>, lang: 'en' | 'hi'): string {
  const { name, lines, city, state, pin } = address;
  return [name, lines, city, `${nameState(state as GstState, lang)} ${pin}`].join(', ');
}
