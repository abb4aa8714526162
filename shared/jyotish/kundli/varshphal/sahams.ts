import { normaliseDegrees } from '../../astronomy/angles';
import type { Chart } from '../chart-types';
import type { SevenGraha } from '../rashi-lords';
import { lordOfRashi } from '../rashi-lords';
import { isDayBirth } from '../yogas/places';

/** A point a saham is reckoned with: a graha, the lagna, the saham punya, or a house and its lord. */
type Point = SevenGraha | 'lagna' | 'punya' | 'house-2' | 'lord-2' | 'house-11' | 'lord-11';

interface Rule {
  /** The arc from the second to the first is laid off from the third; by night the two change places. */
  arc: readonly [to: Point, from: Point];
  start: 'lagna' | 'venus';
  /** Whether the night reckons as the day. */
  sameAtNight?: true;
}

const rules = {
  punya: { arc: ['moon', 'sun'], start: 'lagna' },
  vidya: { arc: ['sun', 'moon'], start: 'lagna' },
  yasha: { arc: ['jupiter', 'punya'], start: 'lagna' },
  mitra: { arc: ['jupiter', 'punya'], start: 'venus' },
  mahatmya: { arc: ['punya', 'mars'], start: 'lagna' },
  asha: { arc: ['saturn', 'mars'], start: 'lagna' },
  bhratri: { arc: ['jupiter', 'saturn'], start: 'lagna', sameAtNight: true },
  pitri: { arc: ['saturn', 'sun'], start: 'lagna' },
  matri: { arc: ['moon', 'venus'], start: 'lagna' },
  putra: { arc: ['jupiter', 'moon'], start: 'lagna', sameAtNight: true },
  jiva: { arc: ['saturn', 'jupiter'], start: 'lagna' },
  karma: { arc: ['mars', 'mercury'], start: 'lagna' },
  roga: { arc: ['lagna', 'moon'], start: 'lagna', sameAtNight: true },
  vivaha: { arc: ['venus', 'saturn'], start: 'lagna', sameAtNight: true },
  artha: { arc: ['house-2', 'lord-2'], start: 'lagna', sameAtNight: true },
  labha: { arc: ['house-11', 'lord-11'], start: 'lagna', sameAtNight: true },
} as const satisfies Record<string, Rule>;

/** The name of a saham. */
export type Saham = keyof typeof rules;

/**
 * The sahams as sidereal longitudes in degrees. An arc from one point to another is laid off from the
 * lagna (mitra: from Venus); 30° are added where the start does not lie on that arc. The houses meant
 * are equal ones from the degree of the lagna.
 * Source: Tajika Neelakanthi, samjna tantra; K. S. Charak, A Textbook of Varshaphala.
 */
export function computeSahams(varsha: Chart): Record<Saham, number> {
  const isDay = isDayBirth(varsha);
  const longitudeOf = (point: Point): number => {
    const { ascendant, planets } = varsha;
    if (point === 'lagna') return ascendant.longitude;
    if (point === 'punya') return compute(rules.punya);
    const [kind, house] = point.split('-');
    if (house === undefined) return planets[point as SevenGraha].longitude;
    if (kind === 'house') return ascendant.longitude + (Number(house) - 1) * 30;
    return planets[lordOfRashi((ascendant.rashi + Number(house) - 1) % 12)].longitude;
  };
  const compute = ({ arc, start, sameAtNight }: Rule): number => {
    const [to, from] = (isDay || sameAtNight ? arc : [arc[1], arc[0]]).map(longitudeOf) as [
      number,
      number,
    ];
    const begin = longitudeOf(start);
    const length = normaliseDegrees(to - from);
    const isOnArc = normaliseDegrees(begin - from) <= length;
    return normaliseDegrees(begin + length + (isOnArc ? 0 : 30));
  };
  return Object.fromEntries(
    Object.entries(rules).map(([saham, rule]) => [saham, compute(rule)]),
  ) as Record<Saham, number>;
}
