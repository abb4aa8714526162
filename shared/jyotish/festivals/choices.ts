import type { DayChoice } from './choose-day';

/**
 * The ways most festivals choose their day. Source: Dharma Sindhu, first chapter (general rules of
 * tithis), and the second chapter's festivals, month by month.
 */

/** The tithi at sunrise; the first of two days; a tithi without a sunrise on the day it runs in. */
export const atSunrise: DayChoice = { kala: 'sunrise', both: 'earlier', neither: 'earlier' };

/**
 * The same, but of two days the second: bathing and giving at Purnima; the vrats of Gauri, whose Tritiya
 * joins with Chaturthi even if little of it is left (Madhava in Nirnaya Sindhu, second chapter,
 * Haritalika); Durga's Saptami, which joins with Ashtami.
 */
export const atLaterSunrise: DayChoice = { ...atSunrise, both: 'later' };

/** The tithi at sunrise and for a muhurta (48 minutes) after it; a shorter rest of it does not count. */
export const atFirmSunrise: DayChoice = {
  kala: 'udaya',
  both: 'earlier',
  neither: 'earlier',
  // a second less than the muhurta, against rounding
  least: 2 / 60 - 1 / 86_400,
};

/**
 * Akshaya Tritiya: of two forenoons the second, where the tithi has three muhurtas (a fifth of the day)
 * of it. Source: Dharma Sindhu, second chapter, Vaishakha.
 */
export const inFirmPurvahna: DayChoice = {
  kala: 'purvahna',
  both: 'later-if-three-muhurtas',
  neither: 'earlier',
};
export const inPurvahna: DayChoice = { kala: 'purvahna', both: 'earlier', neither: 'earlier' };
export const inMadhyahna: DayChoice = { kala: 'madhyahna', both: 'longer', neither: 'earlier' };
export const inLaterMadhyahna: DayChoice = { ...inMadhyahna, both: 'later' };
/** Maha Navami: of two afternoons the first; with none, the day after the tithi begins. */
export const inEarlierAparahna: DayChoice = { kala: 'aparahna', both: 'earlier', neither: 'later' };
export const inAparahna: DayChoice = { kala: 'aparahna', both: 'longer', neither: 'earlier' };
export const inLaterAparahna: DayChoice = { kala: 'aparahna', both: 'later', neither: 'later' };
export const inSayahna: DayChoice = { kala: 'sayahna', both: 'longer', neither: 'earlier' };
export const atSunset: DayChoice = { kala: 'sunset', both: 'later', neither: 'later' };
export const inPradosha: DayChoice = { kala: 'pradosha', both: 'longer', neither: 'earlier' };
export const inEarlierPradosha: DayChoice = { ...inPradosha, both: 'earlier' };
export const inNishita: DayChoice = { kala: 'nishita', both: 'earlier', neither: 'later' };
export const atMoonrise: DayChoice = { kala: 'moonrise', both: 'earlier', neither: 'later' };
export const atDawn: DayChoice = { kala: 'arunodaya', both: 'later', neither: 'later' };
