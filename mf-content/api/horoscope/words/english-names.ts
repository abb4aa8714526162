import { nakshatraNames } from 'shared/jyotish/zodiac/names';
import { signs } from '../../../model/signs';

/** Names and short words of the English horoscopes. */
export const names = {
  grahas: {
    sun: 'Sun',
    moon: 'Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    rahu: 'Rahu',
    ketu: 'Ketu',
  },
  rashis: signs.map(({ en }) => en),
  nakshatras: nakshatraNames.en,
  themes: [
    'yourself and your energy',
    'family, speech and savings',
    'effort, siblings and short trips',
    'home and peace of mind',
    'ideas, learning and children',
    'work, routine and old tasks',
    'partners and agreements',
    'patience and what lies hidden',
    'teachers, travel and faith',
    'work and responsibility',
    'friends, gains and wishes',
    'rest, expenses and distant places',
  ],
  colours: {
    sun: 'saffron',
    moon: 'white',
    mars: 'red',
    mercury: 'green',
    jupiter: 'yellow',
    venus: 'cream',
    saturn: 'dark blue',
    rahu: 'smoke grey',
    ketu: 'brown',
  },
  ordinals: [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
  ],
  /** For stations. */
  advice: {
    retrograde: [
      'go over old ground before you break new',
      'read twice what you send or sign',
      'let a plan rest and look at it again',
      'ask once more before you take something as settled',
    ],
    direct: [
      'what was held up begins to move',
      'a delay comes to its end, step by step',
      'take up again what you had laid aside',
      'things grow clearer, a little every day',
    ],
  },
  /** Nanda, Bhadra, Jaya, Rikta and Purna, in turn from the first tithi. */
  tithiKinds: [
    'a Nanda tithi, good-humoured and fit for celebrating',
    'a Bhadra tithi, made for steady work',
    'a Jaya tithi, fit for contests and effort',
    'a Rikta tithi, better for clearing away than for beginnings',
    'a Purna tithi, good for finishing what is nearly done',
  ],
} as const;
