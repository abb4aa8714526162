import type { Chart } from './chart-types';
import { lordOfRashi } from './rashi-lords';

/**
 * The arudha padas of the twelve houses as rashis (0 to 11); the first is the arudha lagna. As far as
 * the lord is from its house, so far the pada is from the lord; a pada in the house itself or the
 * seventh from it goes to the tenth from there. Vrischika and Kumbha have Mars and Saturn as lords.
 * Source: Brihat Parashara Hora Shastra, ch. 29; Jaimini Sutras 1.1.
 */
export function computeArudhas({
  ascendant,
  planets,
}: Pick<Chart, 'ascendant' | 'planets'>): number[] {
  return Array.from({ length: 12 }, (_, index) => {
    const house = (ascendant.rashi + index) % 12;
    const lord = planets[lordOfRashi(house)].rashi;
    const pada = (2 * lord - house + 12) % 12;
    const isTooNear = (pada - house + 12) % 6 === 0;
    return isTooNear ? (pada + 9) % 12 : pada;
  });
}
