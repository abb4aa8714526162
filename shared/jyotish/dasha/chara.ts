import type { DaySpan } from './dasha-period';
import { DASHA_YEAR_DAYS, divideSpan } from './dasha-period';
import type { Chart } from '../kundli/chart-types';
import { lordOfRashi } from '../kundli/rashi-lords';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';

/** One period of a dasha ruled by rashis, 0 to 11. */
export interface RashiPeriod extends DaySpan {
  rashi: number;
}

type Planets = Chart['planets'];

/** Mesha, Vrishabha, Mithuna and their opposites are counted forward, the rest backward. */
const isForward = (rashi: number) => Math.floor(rashi / 3) % 2 === 0;

const coLords: Partial<Record<number, readonly [Graha, Graha]>> = {
  7: ['mars', 'ketu'],
  10: ['saturn', 'rahu'],
};

/**
 * The twelve mahadashas of Chara dasha from birth, one round of them, after K. N. Rao: they begin
 * with the lagna and run forward where the ninth from it is a forward rashi, else backward. A rashi
 * holds as many years as its lord is rashis away, counted forward or backward by the rashi's own
 * kind and less one; twelve where the lord is at home. Exaltation changes nothing.
 * Source: Jaimini Sutras 1.1 and 2.3 as taught in K. N. Rao, Predicting through Jaimini's Chara Dasha.
 */
export function computeCharaPeriods(
  { ascendant, planets }: Pick<Chart, 'ascendant' | 'planets'>,
  birthUt: number,
  yearDays: number = DASHA_YEAR_DAYS,
): RashiPeriod[] {
  const order = listOrder(ascendant.rashi, isForward((ascendant.rashi + 8) % 12));
  const years = order.map((rashi) => countCharaYears(rashi, planets));
  const whole = years.reduce((sum, one) => sum + one, 0);
  return label(order, divideSpan({ from: birthUt, until: birthUt + whole * yearDays }, years));
}

/**
 * The twelve equal periods within a Chara period: they begin with the next rashi in the order of the
 * mahadashas and end with the period's own. Source: K. N. Rao, as above.
 */
export function computeCharaSubPeriods(period: RashiPeriod, lagnaRashi: number): RashiPeriod[] {
  const forward = isForward((lagnaRashi + 8) % 12);
  const next = (period.rashi + (forward ? 1 : 11)) % 12;
  const order = listOrder(next, forward);
  return label(
    order,
    divideSpan(
      period,
      order.map(() => 1),
    ),
  );
}

/** The years of a rashi in Chara dasha, 1 to 12. Source: as `computeCharaPeriods`. */
function countCharaYears(rashi: number, planets: Planets): number {
  const home = planets[findCharaLord(rashi, planets)].rashi;
  const away = isForward(rashi) ? home - rashi : rashi - home;
  return (away + 12) % 12 || 12;
}

/**
 * The lord of a rashi in Jaimini's dashas. Vrischika and Kumbha have two: where only one is at home
 * the other counts; otherwise the one with more grahas beside it, then the one further in its rashi.
 */
function findCharaLord(rashi: number, planets: Planets): Graha {
  const pair = coLords[rashi];
  if (!pair) return lordOfRashi(rashi);
  const [first, second] = pair;
  const [isFirstHome, isSecondHome] = pair.map((lord) => planets[lord].rashi === rashi);
  if (isFirstHome !== isSecondHome) return isFirstHome ? second : first;
  const companions = (lord: Graha) =>
    grahas.filter((graha) => planets[graha].rashi === planets[lord].rashi).length;
  const lead = companions(first) - companions(second);
  if (lead !== 0) return lead > 0 ? first : second;
  return planets[first].longitude % 30 >= planets[second].longitude % 30 ? first : second;
}

function listOrder(first: number, forward: boolean): number[] {
  return Array.from({ length: 12 }, (_, step) => (first + (forward ? step : 12 - step)) % 12);
}

function label(order: readonly number[], spans: readonly DaySpan[]): RashiPeriod[] {
  return spans.flatMap((span, index) => {
    const rashi = order[index];
    return rashi === undefined ? [] : [{ rashi, ...span }];
  });
}
