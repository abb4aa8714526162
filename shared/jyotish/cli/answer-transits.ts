import type { Conjunction } from '../transits/conjunctions';
import { listConjunctions } from '../transits/conjunctions';
import type { Ingress } from '../transits/ingresses';
import { listIngresses } from '../transits/ingresses';
import type { NatalContact } from '../transits/natal-contacts';
import { listNatalContacts } from '../transits/natal-contacts';
import type { RetrogradeSpan, Station } from '../transits/stations';
import { listRetrogradeSpans, listStations } from '../transits/stations';
import { grahas } from '../zodiac/graha';
import type { Zodiac } from '../zodiac/graha-places';
import { answerChart } from './answer-chart';
import type { Fields } from './fields';
import { readZodiac } from './read-conventions';
import { readUtc, readYear } from './read-moment';
import type { FindPlace } from './read-place';
import { RequestError } from './request-error';

/** What happens among the grahas in a span, each list in order of time. */
export interface TransitAnswer {
  ingresses: Ingress[];
  stations: Station[];
  retrogrades: RetrogradeSpan[];
  conjunctions: Conjunction[];
  /** Only when a birth was sent; without its time, none with the ascendant or the Moon. */
  contacts?: NatalContact[];
  conventions: Zodiac;
}

/**
 * The transits of `year` (in UTC), or `from` an instant `until` another; over a birth chart when
 * there is a birth as `answerChart` takes it.
 */
export function answerTransits(fields: Fields, findPlace: FindPlace): TransitAnswer {
  const zodiac = readZodiac(fields);
  const span = { ...readSpan(fields), zodiac };
  const isNatal = fields.utc !== undefined || fields.date !== undefined;
  return {
    ingresses: listIngresses(span),
    stations: listStations(span),
    retrogrades: listRetrogradeSpans(span),
    conjunctions: listConjunctions(span),
    ...(isNatal && { contacts: listNatalContacts(listPoints(fields, findPlace), span) }),
    conventions: zodiac,
  };
}

function readSpan(fields: Fields): { from: string; until: string } {
  if (fields.year !== undefined) {
    const year = readYear(fields, 'year');
    return { from: `${year}-01-01T00:00:00Z`, until: `${year}-12-31T23:59:59Z` };
  }
  const span = { from: readUtc(fields, 'from'), until: readUtc(fields, 'until') };
  if (span.from < span.until) return span;
  throw new RequestError('invalid_field', 'until comes after from', 'until');
}

function listPoints(fields: Fields, findPlace: FindPlace): Record<string, number> {
  const { ascendant, planets } = answerChart(fields, findPlace);
  // the Moon of a day without an hour may stand anywhere on an arc of thirteen degrees
  const known = ascendant ? grahas : grahas.filter((graha) => graha !== 'moon');
  const places = known.map((graha) => [graha, planets[graha].longitude] as const);
  return { ...(ascendant && { ascendant: ascendant.longitude }), ...Object.fromEntries(places) };
}
