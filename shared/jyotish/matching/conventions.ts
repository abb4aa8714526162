import { manglikConvention } from '../kundli/doshas/manglik';

/** What a match follows where the schools differ; every result carries it. */
export const matchingConventions = {
  /** Varna, vashya, yoni, gana, nadi of rashis and nakshatras. */
  classes: 'Muhurta Chintamani',
  /** The points between two classes. */
  points: 'Saral Jyotish',
  /** Exceptions are listed and change no point. */
  exceptions: 'not counted',
  porutham: 'B. V. Raman, Muhurtha',
  streeDeergha: 'Kalaprakasika',
  manglikPoints: [...manglikConvention.points],
  manglikHouses: [...manglikConvention.houses],
};
