import {
  horoscopeAreas,
  signSlugs,
  type Horoscope,
  type HoroscopePeriod,
  type SignSlug,
} from 'shared/contracts/content-horoscope';
import type { ClockFace } from 'shared/i18n/clock';
import { composeDay } from './compose/daily';
import { composeMonth } from './compose/monthly';
import { houseOf, toneOf, type Composition, type Reader } from './compose/reader';
import { composeWeek } from './compose/weekly';
import { composeYear } from './compose/yearly';
import { findLucky } from './lucky';
import type { PeriodSky } from './period-sky';
import { english } from './words/english';
import { hindi } from './words/hindi';

const composers: Record<HoroscopePeriod, (reader: Reader) => Composition> = {
  daily: composeDay,
  weekly: composeWeek,
  monthly: composeMonth,
  yearly: composeYear,
};
const languages = { en: english, hi: hindi };

/** The horoscope of a sign, composed from the transits of the period. @param face of its moments */
export function composeHoroscope(sky: PeriodSky, sign: SignSlug, face: ClockFace): Horoscope {
  const { lang } = face;
  const rashi = signSlugs.indexOf(sign);
  const words = languages[lang];
  const { period, key, from, until, ordinal } = sky.span;
  const reader = { sky, rashi, words, face, turn: ordinal + rashi, said: new Set<string>() };
  const { areas, ...composition } = composers[period](reader);
  const lucky = findLucky(sky, rashi);
  return {
    period,
    sign,
    lang,
    key,
    from,
    until,
    origin: 'composed',
    ...composition,
    areas: horoscopeAreas.map((area) => ({ area, text: areas[area] })),
    lucky: {
      colour: { graha: lucky.graha, name: words.colours[lucky.graha] },
      number: lucky.number,
    },
    moon: sky.moon.map((stay) => {
      const house = houseOf(reader, stay.rashi);
      const tone = toneOf(house);
      return { rashi: stay.rashi, house, tone, from: stay.from, until: stay.until };
    }),
  };
}
