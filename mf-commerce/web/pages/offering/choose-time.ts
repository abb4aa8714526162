import {
  getBookingSlots,
  offeringModes,
  type Offering,
  type OfferingMode,
  type OfferingPlace,
} from 'shared/contracts/commerce-offerings';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import type { LoadArgs } from 'shared/remote-kit/page';

/** Where and how it is to be, and which times are free then. */
export interface TimeChoice {
  place: OfferingPlace;
  mode: OfferingMode;
  timeZone: string | null;
  /** Days with free times; `null` when they could not be read. */
  days: AnswerOf<typeof getBookingSlots>['data'] | null;
  /** The day whose times are shown. */
  day: string | null;
  /** Where the days after the last shown begin. */
  next: string | null;
}

/** What the address says of place, mode and day; the first place and mode where it says nothing. */
export async function chooseTime(
  offering: Offering,
  { query, call }: Pick<LoadArgs, 'query' | 'call'>,
): Promise<TimeChoice | null> {
  const wanted = offeringModes.find((mode) => mode === query.get('mode'));
  const fits = ({ id, modes }: OfferingPlace) =>
    (!query.has('temple') || String(id) === query.get('temple')) &&
    (!wanted || modes.includes(wanted));
  const place = offering.places.find(fits) ?? offering.places[0];
  const mode = place && (wanted && place.modes.includes(wanted) ? wanted : place.modes[0]);
  if (!mode) return null;
  const from = query.get('from');
  const asked = await call(getBookingSlots, {
    params: { id: offering.id },
    query: { temple: place.id, mode, ...(from && /^\d{4}-\d\d-\d\d$/.test(from) ? { from } : {}) },
  });
  const chosen = { place, mode };
  if (isFailure(asked)) return { ...chosen, timeZone: null, days: null, day: null, next: null };
  const day = query.get('day');
  const last = asked.data.at(-1)?.date ?? null;
  return {
    ...chosen,
    timeZone: asked.time_zone,
    days: asked.data,
    day: day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null,
    next: last !== null && last < asked.until ? last : null,
  };
}
