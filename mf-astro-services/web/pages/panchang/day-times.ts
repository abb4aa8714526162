import type { PanchangOfDay } from 'shared/contracts/astro-panchang';
import type { PeriodKey } from '../../../model/panchang-names/times';
import type { Stretch } from './running';

/** A named stretch of the day. */
export interface NamedTime extends Stretch {
  name: PeriodKey;
}

/** The good times and those left out, each in order of their beginning. */
export function sortTimes(day: PanchangOfDay): { good: NamedTime[]; avoided: NamedTime[] } {
  const good: NamedTime[] = [
    ...day.periods.filter(({ auspicious }) => auspicious),
    ...day.amritKaal.map((span) => ({ ...span, name: 'amrit-kaal' as const })),
  ];
  const avoided: NamedTime[] = [
    // on a Wednesday Abhijit is a dur-muhurta and stands there already
    ...day.periods.filter(({ auspicious, name }) => !auspicious && name !== 'abhijit'),
    ...day.varjyam.map((span) => ({ ...span, name: 'varjyam' as const })),
    ...day.bhadra.map((span) => ({ ...span, name: 'bhadra' as const })),
  ];
  const byStart = (one: Stretch, other: Stretch) => (one.start < other.start ? -1 : 1);
  return { good: good.sort(byStart), avoided: avoided.sort(byStart) };
}
