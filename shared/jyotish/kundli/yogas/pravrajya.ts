import { lordOfRashi, sevenGrahas } from '../rashi-lords';
import { aspects, each, standsIn } from './conditions';
import type { BirthPlaces } from './places';
import { houseOf, isStrong } from './places';
import type { Evidence } from './reasons';
import { all, when } from './reasons';
import type { YogaRules } from './yoga';
import { brihatJataka, once } from './yoga';

/** Four or more of the seven grahas in one rashi, one of them strong. */
function findGathering(chart: BirthPlaces): Evidence {
  for (const graha of sevenGrahas) {
    const house = houseOf(chart, graha);
    const gathered = sevenGrahas.filter((one) => houseOf(chart, one) === house);
    const leader = gathered.find((one) => isStrong(chart, one));
    if (gathered.length >= 4 && leader)
      return all(
        each(gathered, (one) => standsIn(chart, one, [house])),
        [{ kind: 'strong', graha: leader }],
      );
  }
  return null;
}

/** The moon in a drekkana of Saturn and a navamsa of Mars or Saturn, aspected by Saturn. */
function findSaturnMoon(chart: BirthPlaces): Evidence {
  const { longitude, rashi, navamsa } = chart.planets.moon;
  const drekkana = (rashi + 4 * Math.floor((longitude % 30) / 10)) % 12;
  const navamsaLord = lordOfRashi(navamsa);
  return all(
    when(lordOfRashi(drekkana) === 'saturn', {
      kind: 'in-drekkana',
      graha: 'moon',
      rashi: drekkana,
    }),
    when(navamsaLord === 'mars' || navamsaLord === 'saturn', {
      kind: 'in-navamsa',
      graha: 'moon',
      rashi: navamsa,
    }),
    aspects(chart, 'saturn', 'moon'),
  );
}

/** Yogas of renunciation. */
export const pravrajyaYogas = {
  pravrajya: once(brihatJataka(15), findGathering),
  'pravrajya-moon-saturn': once(brihatJataka(15), findSaturnMoon),
} satisfies YogaRules;
