import type { Pool } from 'pg';
import type { BoundDocument } from 'shared/remote-kit/document';
import { readBookings } from './booking-row';
import type { NameBooking } from './write-booking-mail';
import type { SignedLinks } from './signed-links';
import { writeCalendar } from './write-calendar';

/** The largest video or picture, in bytes. */
export const PROOF_BYTES = 10_000_000;

/** Kinds of files by what they begin with: neither name nor type that was sent is trusted. */
const kinds: { type: string; at: number; bytes: string }[] = [
  { type: 'video/mp4', at: 4, bytes: 'ftyp' },
  { type: 'video/webm', at: 0, bytes: '\x1a\x45\xdf\xa3' },
  { type: 'image/jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { type: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/webp', at: 8, bytes: 'WEBP' },
];

/** The type of a video or picture by its content; `null` for anything else. */
export function typeOfProof(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return kinds.find(({ at, bytes: known }) => head.startsWith(known, at))?.type ?? null;
}

/** Files of bookings: proof behind links that expire, and the day for a calendar. */
export function bookingDocuments(
  pool: Pool,
  links: SignedLinks,
  nameBooking: NameBooking,
  publicUrl: string,
): BoundDocument[] {
  return [
    {
      path: '/booking-proof/:id/:until/:sign',
      allowance: { count: 300, seconds: 600 },
      async handle({ params }) {
        const [id, until] = [Number(params.id), Number(params.until)];
        if (!Number.isInteger(id) || !links.isProofPath(id, until, params.sign ?? '')) return null;
        const { rows } = await pool.query<{ type: string; bytes: Buffer }>(
          `SELECT type, bytes FROM commerce.booking_proofs WHERE id = $1`,
          [id],
        );
        const [file] = rows;
        if (!file) return null;
        const headers = { 'x-robots-tag': 'noindex', 'content-disposition': 'inline' };
        return { type: file.type, body: file.bytes, cacheControl: 'private, max-age=300', headers };
      },
    },
    {
      path: '/booking-calendar/:id/:file',
      allowance: { count: 300, seconds: 600 },
      async handle({ params, lang }) {
        const id = Number(params.id);
        const sign = (params.file ?? '').replace(/\.ics$/, '');
        if (!Number.isInteger(id) || !links.isCalendarPath(id, sign)) return null;
        const [row] = await readBookings(pool, 'b.id = $1', [id]);
        if (!row) return null;
        return {
          type: 'text/calendar; charset=utf-8',
          body: writeCalendar(row, nameBooking(row, lang), publicUrl),
          headers: { 'content-disposition': 'attachment; filename="puja.ics"' },
        };
      },
    },
  ];
}
