import { atFirmSunrise, atLaterSunrise, atSunrise, inEarlierAparahna } from './choices';
import type { FestivalDefinition } from './definition';
import { vijayadashami } from './joined-rules';
import type { FestivalId } from './names';
import type { FestivalRule } from './rule';
import { daysFrom, onTithi } from './rule';

/**
 * The new year, the two Navratris and Durga Puja. Their days have one rule each: a day of Navratri that
 * bears a feast is that feast's day.
 *
 * The new year takes Pratipada at sunrise (Dharma Sindhu, second chapter, Chaitra); a Navratri begins
 * only where a muhurta of it is left (the same, Ashwina). Maha Ashtami leaves a day that begins with
 * Saptami, as long as the next begins with Ashtami (Nanda Pandita, Navaratra Pradipa, Ashtami); others
 * ask that a muhurta be left. Maha Navami is joined with Ashtami where Navami begins three muhurtas
 * before sunset, thus in the afternoon (Purushartha Chintamani; Nirnaya Sindhu, second chapter).
 */
const chaitraPratipada = onTithi({ month: 1, tithi: 1, ...atFirmSunrise });
const chaitraPratipadaBySunrise = onTithi({ month: 1, tithi: 1, ...atSunrise });
const ashwinaPratipada = onTithi({ month: 7, tithi: 1, ...atFirmSunrise });
const mahaSaptami = onTithi({ month: 7, tithi: 7, ...atLaterSunrise });
const mahaAshtami = onTithi({ month: 7, tithi: 8, ...atSunrise });
const mahaNavami = onTithi({ month: 7, tithi: 9, ...inEarlierAparahna });

/** New year, Navratris, Durga Puja and Dussehra. */
export const navratriFestivals: readonly FestivalDefinition[] = [
  ...(['gudi-padwa', 'ugadi'] as const).map((id): FestivalDefinition => {
    return {
      ...festival(id, chaitraPratipadaBySunrise),
      tradition: 'sunrise',
      others: [{ tradition: 'muhurta', rule: chaitraPratipada }],
    };
  }),
  {
    ...festival('chaitra-navratri', chaitraPratipada),
    tradition: 'muhurta',
    others: [{ tradition: 'sunrise', rule: chaitraPratipadaBySunrise }],
  },
  ...listDays('chaitra-navratri-day', 1, { 1: chaitraPratipada }),
  {
    ...festival('sharad-navratri', ashwinaPratipada),
    tradition: 'muhurta',
    others: [{ tradition: 'sunrise', rule: onTithi({ month: 7, tithi: 1, ...atSunrise }) }],
  },
  ...listDays('sharad-navratri-day', 7, {
    1: ashwinaPratipada,
    7: mahaSaptami,
    8: mahaAshtami,
    9: mahaNavami,
  }),
  festival('durga-puja', daysFrom(mahaSaptami, -1, { en: 'Maha Saptami', hi: 'महा सप्तमी' })),
  festival('maha-saptami', mahaSaptami),
  {
    ...festival('maha-ashtami', mahaAshtami),
    tradition: 'sunrise',
    others: [{ tradition: 'muhurta', rule: onTithi({ month: 7, tithi: 8, ...atFirmSunrise }) }],
  },
  {
    ...festival('maha-navami', mahaNavami),
    tradition: 'usual',
    others: [{ tradition: 'sunrise', rule: onTithi({ month: 7, tithi: 9, ...atSunrise }) }],
  },
  {
    ...festival('dussehra', vijayadashami),
    tradition: 'usual',
    others: [{ tradition: 'sunrise', rule: onTithi({ month: 7, tithi: 10, ...atSunrise }) }],
  },
];

function festival(id: FestivalId, rule: FestivalRule): FestivalDefinition {
  return { id, kind: 'festival', rule };
}

/** The nine days of a Navratri: each tithi at sunrise, but where a feast has its own rule. */
function listDays(
  id: FestivalId,
  month: number,
  feasts: Readonly<Record<number, FestivalRule>>,
): FestivalDefinition[] {
  return Array.from({ length: 9 }, (_, index) =>
    festival(id, feasts[index + 1] ?? onTithi({ month, tithi: index + 1, ...atSunrise })),
  );
}
