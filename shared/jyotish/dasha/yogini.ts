import type { GrahaDasha } from './graha-dasha';
import { NAKSHATRA_SPAN } from '../zodiac/divisions';

/** The eight yoginis in their order, one for each lord of `yoginiDasha`. */
export const yoginis = [
  'mangala',
  'pingala',
  'dhanya',
  'bhramari',
  'bhadrika',
  'ulka',
  'siddha',
  'sankata',
] as const;

/**
 * Yogini dasha: 36 years, three times round. The nakshatra's number plus 3, divided by 8, leaves the
 * number of the yogini at birth. Sankata is given to Rahu. The periods within are shares of 36, as in
 * the printed tables (ten days of Mangala in Mangala's year of 360); some programs make them equal.
 * Source: Rudrayamala, as taught in Brihat Parashara Hora Shastra, ch. 46.
 */
export const yoginiDasha: GrahaDasha = {
  lords: [
    { lord: 'moon', years: 1 },
    { lord: 'sun', years: 2 },
    { lord: 'jupiter', years: 3 },
    { lord: 'mars', years: 4 },
    { lord: 'mercury', years: 5 },
    { lord: 'saturn', years: 6 },
    { lord: 'venus', years: 7 },
    { lord: 'rahu', years: 8 },
  ],
  cycles: 3,
  begin: (moonLongitude) => {
    const nakshatras = moonLongitude / NAKSHATRA_SPAN;
    const whole = Math.floor(nakshatras);
    return { index: (whole + 3) % 8, passed: nakshatras - whole };
  },
};
