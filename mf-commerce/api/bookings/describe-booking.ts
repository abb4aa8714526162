import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Booking } from 'shared/contracts/commerce-bookings';
import { listPapers, pathOfPaper } from '../invoices/list-papers';
import type { OfferingContent } from '../offerings/offering-content';
import type { BookingRow } from './booking-row';
import { ACCEPT_HOURS, freeUntil, isFreeAt } from './booking-times';
import type { SignedLinks } from './signed-links';

interface Told {
  content: OfferingContent[];
  links: SignedLinks;
  lang: 'en' | 'hi';
  now: Date;
}

/** A booking as its customer sees it. */
export async function describeBooking(reader: Pool, row: BookingRow, told: Told): Promise<Booking> {
  const [steps, proofs, [paper]] = await Promise.all([
    readSteps(reader, row.id),
    readProofs(reader, row.id),
    listPapers(drizzle(reader), `booking:${row.id}`),
  ]);
  const { content, links, lang, now } = told;
  const words = content.find((one) => one.offeringKind === row.kind && one.slug === row.slug);
  const isPayable = row.status === 'held' && row.payUntil > now;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...{ id: row.id, status: row.status, mode: row.mode },
    offering: { kind: row.kind, slug: row.slug, name: words?.[lang].name ?? row.slug },
    place: {
      id: row.templeId,
      name: lang === 'hi' ? row.placeHi : row.placeEn,
      city: lang === 'hi' ? row.cityHi : row.cityEn,
      is_demonstration: row.isDemonstration,
    },
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    time_zone: row.timeZone,
    price: {
      dakshina: String(row.dakshina),
      goods: String(row.goods),
      fee: String(row.fee),
      total: String(row.total),
      tax: String(row.goodsTax + row.feeTax),
    },
    ...{ names: row.names, gotra: row.gotra, wish: row.wish, joins: row.joins, email: row.email },
    address: row.address,
    pay_until: row.payUntil.toISOString(),
    pay_path: isPayable ? row.payPath : null,
    free_until: freeUntil(row.startsAt).toISOString(),
    can_cancel: canCancel(row, now),
    refund_to: row.refundTo,
    money_back_at: iso(row.moneyBackAt),
    late: row.late === null ? null : String(row.late),
    offered_starts_at: iso(row.offeredStartsAt),
    ...{ performer: row.performer, watch_url: row.watchUrl },
    family_path: row.familyToken && `/astrology-services/watch-puja/${row.familyToken}`,
    calendar_path: links.calendarPath(row.id),
    proofs: proofs.map(({ id, name, type }) => ({ name, type, path: links.proofPath(id) })),
    accepted_at:
      row.status === 'proof_uploaded'
        ? new Date(row.changedAt.getTime() + ACCEPT_HOURS * 3_600_000).toISOString()
        : null,
    reported_at: iso(row.reportedAt),
    steps,
    invoice_path: paper ? pathOfPaper(paper.id) : null,
  };
}

/** Free of charge, or not at all: a late cancellation costs nobody a fee, it is refused. */
export function canCancel({ status, startsAt }: BookingRow, now: Date): boolean {
  if (status === 'held' || status === 'called_off') return true;
  return (status === 'booked' || status === 'scheduled') && isFreeAt(startsAt, now);
}

async function readSteps(reader: Pick<Pool, 'query'>, booking: number) {
  const { rows } = await reader.query<{ to: string; at: Date; why: string | null }>(
    `SELECT "to", at, CASE WHEN who LIKE 'staff:%' THEN why END AS why
     FROM commerce.booking_moves WHERE booking_id = $1 ORDER BY id`,
    [booking],
  );
  return rows.map(({ to, at, why }) => ({ to, at: at.toISOString(), why }));
}

async function readProofs(reader: Pick<Pool, 'query'>, booking: number) {
  const { rows } = await reader.query<{ id: number; name: string; type: string }>(
    `SELECT id, name, type FROM commerce.booking_proofs WHERE booking_id = $1 ORDER BY id`,
    [booking],
  );
  return rows;
}
