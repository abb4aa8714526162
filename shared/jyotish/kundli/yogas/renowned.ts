import { sevenGrahas } from '../rashi-lords';
import {
  aspects,
  each,
  hasDignity,
  isAtHome,
  standsFrom,
  standsIn,
  standTogether,
  withLord,
} from './conditions';
import type { BirthPlaces } from './places';
import {
  dispositorOf,
  grahasIn,
  isDayBirth,
  isStrong,
  isAspecting,
  kendras,
  kendrasAndTrikonas,
  lordOf,
} from './places';
import type { Evidence } from './reasons';
import { all, either, some, when } from './reasons';
import type { Person, YogaRules } from './yoga';
import { once, phaladeepika, saravali, threeHundred } from './yoga';
import type { Graha } from '../../zodiac/graha';

const wellPlaced: readonly number[] = [1, 2, 4, 5, 7, 9, 10];

/** Three grahas in kendras or trikonas, each exalted, own or among friends. */
const threeAtHome = (chart: BirthPlaces, three: readonly Graha[]): Evidence =>
  each([...new Set(three)], (graha) =>
    all(standsIn(chart, graha, kendrasAndTrikonas), isAtHome(chart, graha)),
  );

/** Day birth and three odd rashis for a man, night birth and three even ones for a woman. */
function findMahabhagya(chart: BirthPlaces, { sex }: Person): Evidence {
  if (!sex) return null;
  const time = sex === 'male' ? 'day' : 'night';
  const { ascendant, planets } = chart;
  const parity = sex === 'male' ? 0 : 1;
  const isEach = [ascendant, planets.sun, planets.moon].every(({ rashi }) => rashi % 2 === parity);
  return when(
    isEach && isDayBirth(chart) === (time === 'day'),
    { kind: 'birth', time, sex },
    { kind: 'lagna', rashi: ascendant.rashi },
    { kind: 'in-rashi', graha: 'sun', rashi: planets.sun.rashi },
    { kind: 'in-rashi', graha: 'moon', rashi: planets.moon.rashi },
  );
}

/** The moon's dispositor with the lord of the lagna in a kendra, a strong graha in or aspecting the lagna. */
function findPushkala(chart: BirthPlaces): Evidence {
  const [dispositor, lord] = [dispositorOf(chart, 'moon'), lordOf(chart, 1)];
  const support = sevenGrahas
    .filter((graha) => isStrong(chart, graha))
    .map((graha) =>
      either(
        standsIn(chart, graha, [1]),
        when(isAspecting(chart, graha, chart.ascendant.rashi), {
          kind: 'aspects-house',
          graha,
          house: 1,
        }),
      ),
    );
  return all(
    [
      { kind: 'dispositor', graha: dispositor, of: 'moon' },
      { kind: 'lord', graha: lord, house: 1 },
    ],
    standTogether(chart, dispositor, lord),
    standsIn(chart, lord, kendras),
    some(...support),
  );
}

/** Yogas of fortune and learning, named in Phaladeepika and later collections. */
export const renownedYogas = {
  saraswati: once(phaladeepika(6), (chart) =>
    all(
      each(['mercury', 'jupiter', 'venus'], (graha) => standsIn(chart, graha, wellPlaced)),
      isAtHome(chart, 'jupiter'),
    ),
  ),
  gauri: once(phaladeepika(6), (chart) =>
    all(
      hasDignity(chart, 'moon'),
      standsIn(chart, 'moon', kendrasAndTrikonas),
      aspects(chart, 'jupiter', 'moon'),
    ),
  ),
  srikantha: once(phaladeepika(6), (chart) =>
    withLord(chart, 1, (lord) => threeAtHome(chart, [lord, 'sun', 'moon'])),
  ),
  virinchi: once(phaladeepika(6), (chart) =>
    withLord(chart, 5, (lord) => threeAtHome(chart, [lord, 'jupiter', 'saturn'])),
  ),
  mahabhagya: once(phaladeepika(6), findMahabhagya),
  pushkala: once(phaladeepika(6), findPushkala),
  chatussagara: once(threeHundred(), (chart) =>
    all(
      ...kendras.map((house) =>
        some(...grahasIn(chart, house).map((graha) => standsIn(chart, graha, [house]))),
      ),
    ),
  ),
  rajalakshana: once(threeHundred(), (chart) =>
    each(['moon', 'mercury', 'jupiter', 'venus'], (graha) => standsIn(chart, graha, kendras)),
  ),
  'guru-mangala': once(saravali(15), (chart) =>
    either(standTogether(chart, 'jupiter', 'mars'), standsFrom(chart, 'jupiter', 'mars', [7])),
  ),
} satisfies YogaRules;
