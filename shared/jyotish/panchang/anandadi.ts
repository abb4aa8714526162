import { toTerrestrial } from '../astronomy/time-scales';
import { findCrossing } from '../astronomy/crossing';
import type { Zodiac } from '../zodiac/graha-places';
import { grahaLongitude } from '../zodiac/graha-places';
import type { ElementSpan } from './elements';
import type { Span } from './spans';
import { clipSpan } from './spans';

/** One of the 28 yogas of vara and nakshatra; universal time in days from J2000. */
export interface AnandadiYoga extends Span {
  /** 1 Ananda, 2 Kaladanda ... 28 Pravardhamana. */
  index: number;
}

const uttaraAshadha = 21;
const shravana = 22;
// Abhijit: the last quarter of Uttara Ashadha and the first fifteenth of Shravana
const abhijitStart = 276 + 40 / 60;
const abhijitEnd = 280 + 53 / 60 + 20 / 3600;

/**
 * Anandadi yogas of a day: the nakshatra, Abhijit included, counted from the first one of the vara:
 * Ashwini on Sunday, and four further each day. Source: Muhurta Chintamani, Shubhashubha Prakarana.
 * @param nakshatras as far as they touch the day
 */
export function listAnandadiYogas(
  vara: number,
  nakshatras: readonly ElementSpan[],
  day: Span,
  zodiac: Zodiac,
): AnandadiYoga[] {
  const yogas: AnandadiYoga[] = [];
  for (const span of nakshatras.flatMap((nakshatra) => splitAtAbhijit(nakshatra, zodiac))) {
    const yoga = clipSpan({ ...span, index: ((span.index - 4 * vara + 28) % 28) + 1 }, day);
    const last = yogas.at(-1);
    // both parts of Abhijit are one yoga
    if (yoga && last?.index === yoga.index) last.end = yoga.end;
    else if (yoga) yogas.push(yoga);
  }
  return yogas;
}

/** Numbers nakshatras 0 to 27 with Abhijit as 21. */
function splitAtAbhijit({ index, start, end }: ElementSpan, zodiac: Zodiac): ElementSpan[] {
  if (index < uttaraAshadha) return [{ index: index - 1, start, end }];
  if (index > shravana) return [{ index, start, end }];
  const isBefore = index === uttaraAshadha;
  const delay = toTerrestrial(start) - start;
  const boundary =
    findCrossing(
      (tt) => grahaLongitude('moon', tt, zodiac),
      isBefore ? abhijitStart : abhijitEnd,
      start + delay,
      end + delay,
    ) - delay;
  const first = isBefore ? 20 : 21;
  return [
    { index: first, start, end: boundary },
    { index: first + 1, start: boundary, end },
  ];
}
