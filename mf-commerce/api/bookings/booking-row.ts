import type { Pool, PoolClient } from 'pg';
import type { BookingStatus } from 'shared/contracts/commerce-bookings';
import type { OfferingKind, OfferingMode } from 'shared/contracts/commerce-offerings';
import type { BookingAddress } from '../data/booking-schema';

/** A booking with what it is of and where, as the database has it. Amounts are paise. */
export interface BookingRow {
  id: number;
  customerId: number | null;
  status: BookingStatus;
  kind: OfferingKind;
  slug: string;
  offeringId: number;
  templeId: number;
  placeEn: string;
  placeHi: string;
  cityEn: string;
  cityHi: string;
  timeZone: string;
  isDemonstration: boolean;
  mode: OfferingMode;
  seat: number;
  startsAt: Date;
  endsAt: Date;
  dakshina: bigint;
  goods: bigint;
  goodsTax: bigint;
  fee: bigint;
  feeTax: bigint;
  total: bigint;
  lang: 'en' | 'hi';
  names: string[];
  gotra: string | null;
  wish: string | null;
  joins: string | null;
  email: string | null;
  address: BookingAddress | null;
  payUntil: Date;
  payPath: string | null;
  moneyUntil: Date;
  cash: bigint | null;
  late: bigint | null;
  refundTo: 'wallet' | 'source' | null;
  moneyBackAt: Date | null;
  offeredStartsAt: Date | null;
  familyToken: string | null;
  performer: string | null;
  watchUrl: string | null;
  report: string | null;
  reportedAt: Date | null;
  changedAt: Date;
  createdAt: Date;
}

const amounts = [
  'dakshina',
  'goods',
  'goodsTax',
  'fee',
  'feeTax',
  'total',
  'cash',
  'late',
] as const;

const columns = `b.id, b.customer_id AS "customerId", b.status, o.kind, o.slug, b.offering_id AS "offeringId",
  b.temple_id AS "templeId", t.name_en AS "placeEn", t.name_hi AS "placeHi", t.city_en AS "cityEn",
  t.city_hi AS "cityHi", t.time_zone AS "timeZone", t.is_demonstration AS "isDemonstration", b.mode, b.seat,
  b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.dakshina_paise AS dakshina, b.goods_paise AS goods,
  b.goods_tax_paise AS "goodsTax", b.fee_paise AS fee, b.fee_tax_paise AS "feeTax", b.total_paise AS total,
  b.lang, b.names, b.gotra, b.wish, b.joins, b.email, b.address, b.pay_until AS "payUntil",
  b.pay_path AS "payPath", b.money_until AS "moneyUntil", b.cash_paise AS cash, b.late_paise AS late,
  b.refund_to AS "refundTo", b.money_back_at AS "moneyBackAt", b.offered_starts_at AS "offeredStartsAt",
  b.family_token AS "familyToken", b.performer, b.watch_url AS "watchUrl", b.report,
  b.reported_at AS "reportedAt", b.changed_at AS "changedAt", b.created_at AS "createdAt"`;

/**
 * Bookings by a condition over `b` (bookings), `t` (temples) and `o` (offerings).
 * @param rest what follows WHERE, of this program's own making
 */
export async function readBookings(
  reader: Pick<Pool | PoolClient, 'query'>,
  rest: string,
  values: unknown[] = [],
): Promise<BookingRow[]> {
  const { rows } = await reader.query<BookingRow & Record<(typeof amounts)[number], string | null>>(
    `SELECT ${columns} FROM commerce.bookings b
     JOIN commerce.temples t ON t.id = b.temple_id
     JOIN commerce.offerings o ON o.id = b.offering_id WHERE ${rest}`,
    values,
  );
  return rows.map((row) => ({ ...row, ...readAmounts(row) }));
}

/** One booking, held by this transaction until its end. */
export async function lockBooking(client: PoolClient, id: number): Promise<BookingRow | undefined> {
  const [row] = await readBookings(client, 'b.id = $1 FOR UPDATE OF b', [id]);
  return row;
}

type Amounts = Pick<BookingRow, (typeof amounts)[number]>;

function readAmounts(row: Record<(typeof amounts)[number], string | null>): Amounts {
  const read = amounts.map((name) => [name, row[name] === null ? null : BigInt(row[name])]);
  return Object.fromEntries(read) as Amounts;
}
