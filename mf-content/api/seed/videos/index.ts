import type { ContentSeed, VideoDetails } from '../content-seed';
import { seed as whyTheMoonHasPhases } from './why-the-moon-has-phases';
import { seed as how27NakshatrasDivideTheSky } from './how-27-nakshatras-divide-the-sky';
import { seed as whyPlanetsTurnRetrograde } from './why-planets-turn-retrograde';
import { seed as sunriseToSunriseAndRahuKaal } from './sunrise-to-sunrise-and-rahu-kaal';
import { seed as precessionAndTheAyanamsa } from './precession-and-the-ayanamsa';
import { seed as rahuAndKetuWhereTwoPathsCross } from './rahu-and-ketu-where-two-paths-cross';
import { seed as theAscendantThroughTwelveSignsInADay } from './the-ascendant-through-twelve-signs-in-a-day';
import { seed as adhikaMasaWhyAMonthIsAdded } from './adhika-masa-why-a-month-is-added';

export const videoSeeds: ContentSeed<VideoDetails>[] = [
  whyTheMoonHasPhases,
  how27NakshatrasDivideTheSky,
  whyPlanetsTurnRetrograde,
  sunriseToSunriseAndRahuKaal,
  precessionAndTheAyanamsa,
  rahuAndKetuWhereTwoPathsCross,
  theAscendantThroughTwelveSignsInADay,
  adhikaMasaWhyAMonthIsAdded,
];
