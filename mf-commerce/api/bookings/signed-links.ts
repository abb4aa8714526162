import { timingSafeEqual } from 'node:crypto';
import { allHashesOf, hashKeyed, type Secret } from 'shared/remote-kit/secrets';

const PROOF_SECONDS = 15 * 60;
/** Two pages a quarter of an hour apart have the same links, which a browser has kept then. */
const STEP_SECONDS = 5 * 60;

/** Addresses that nobody can guess, made from a secret instead of being kept. */
export function signedLinks(secret: Secret) {
  const isSigned = (text: string, sign: string) =>
    allHashesOf(text, secret).some((hash) => isSame(hash, sign));
  const proofText = (proof: number, until: number) => `booking-proof:${proof}:${until}`;
  return {
    /** The day of a booking as a calendar file; it lasts as long as the booking. */
    calendarPath: (booking: number) =>
      `/booking-calendar/${booking}/${hashKeyed(`booking-calendar:${booking}`, secret)}.ics`,
    isCalendarPath: (booking: number, sign: string) =>
      isSigned(`booking-calendar:${booking}`, sign),
    /** A video or picture, for a quarter of an hour at least. */
    proofPath(proof: number, now = Date.now()) {
      const until = (Math.floor(now / 1000 / STEP_SECONDS) + 1) * STEP_SECONDS + PROOF_SECONDS;
      return `/booking-proof/${proof}/${until}/${hashKeyed(proofText(proof, until), secret)}`;
    },
    isProofPath: (proof: number, until: number, sign: string, now = Date.now()) =>
      until * 1000 > now && isSigned(proofText(proof, until), sign),
  };
}

export type SignedLinks = ReturnType<typeof signedLinks>;

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
