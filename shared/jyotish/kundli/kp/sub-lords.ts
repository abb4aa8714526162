import { normaliseDegrees } from '../../astronomy/angles';
import { divideSpan } from '../../dasha/dasha-period';
import { vimshottari } from '../../dasha/vimshottari';
import { NAKSHATRA_SPAN } from '../../zodiac/divisions';
import type { Graha } from '../../zodiac/graha';
import type { SevenGraha } from '../rashi-lords';
import { lordOfRashi } from '../rashi-lords';

/** The lords of a point of the zodiac, from the widest part to the narrowest. */
export interface KpLords {
  sign: SevenGraha;
  star: Graha;
  sub: Graha;
  subSub: Graha;
}

const { lords } = vimshottari;

/**
 * The sign, star, sub and sub-sub lord of a longitude: a nakshatra is divided by the years of
 * Vimshottari, its own lord first, and each sub again.
 * Source: K. S. Krishnamurti, Reader I (Casting the Horoscope).
 * @param longitude sidereal degrees in the kp ayanamsa
 */
export function findKpLords(longitude: number): KpLords {
  const degrees = normaliseDegrees(longitude);
  const nakshatra = Math.floor(degrees / NAKSHATRA_SPAN + 1e-12);
  const within = Math.max(0, degrees - nakshatra * NAKSHATRA_SPAN);
  const star = nakshatra % lords.length;
  const sub = findPart(within, star, { from: 0, until: NAKSHATRA_SPAN });
  const subSub = findPart(within, sub.index, sub);
  return {
    sign: lordOfRashi(Math.floor(degrees / 30)),
    star: lordAt(star),
    sub: lordAt(sub.index),
    subSub: lordAt(subSub.index),
  };
}

/** Which of the nine parts of a span, beginning with a lord, holds a point. */
function findPart(point: number, first: number, span: { from: number; until: number }) {
  const order = lords.map((_, step) => (first + step) % lords.length);
  const parts = divideSpan(
    span,
    order.map((index) => lords[index]?.years ?? 0),
  );
  // a boundary belongs to the part it opens, whatever the rounding
  const found = parts.findIndex(({ until }) => point < until - 1e-11);
  const at = found < 0 ? parts.length - 1 : found;
  return { index: order[at] ?? first, ...(parts[at] ?? span) };
}

function lordAt(index: number): Graha {
  const found = lords[index];
  if (!found) throw new RangeError(`No lord ${index}`);
  return found.lord;
}
