import type { getFestivalCalendar } from 'shared/contracts/astro-panchang';
import type { AnswerOf } from 'shared/contracts/contract';
import type { ClockFace } from 'shared/i18n/clock';
import { listFestivalTimes, type FestivalTime } from 'shared/panchang/festival-times';

/** How many of the dates of a vrat that returns every month are shown. */
const NEXT = 6;
/** One more is kept: a page that was made yesterday still has as many to come. */
const SPARE = 1;

/** What dates a festival or vrat: ids of the engine, the one it is named for first. */
export interface Occasion {
  ids: readonly string[];
  /** It returns every month or fortnight; every id dates it. */
  isRecurring: boolean;
}

/** A day of an occasion, with the rule that chose it. */
export interface OccasionDay {
  id: string;
  name: string;
  date: string;
  rule: string;
  because: string;
  times: FestivalTime[];
  /** What other traditions keep. */
  others: { name: string; date: string; rule: string }[];
}

/** The days of an occasion in a city; null where the sun does not rise on every day. */
export interface CityDates {
  city: { slug: string; name: string };
  timeZone: string;
  /** The city's date when they were asked for. */
  today: string;
  days: OccasionDay[] | null;
}

type Calendar = AnswerOf<typeof getFestivalCalendar>['data'];

/** Takes the occasion a festival or a vrat is from its details; null when no festival dates it. */
export function readOccasion(details: {
  festival_ids: string[];
  frequency?: string;
}): Occasion | null {
  const { festival_ids: ids, frequency = 'yearly' } = details;
  return ids.length > 0 ? { ids, isRecurring: /^(monthly|fortnightly)$/.test(frequency) } : null;
}

/** What an occasion's page keeps of two years of the calendar. */
export function keepDates(
  calendar: Calendar,
  occasion: Occasion,
  face: Omit<ClockFace, 'timeZone'>,
): CityDates {
  const { place, today, festivals } = calendar;
  const { ids, isRecurring } = occasion;
  const meant = (festivals ?? []).filter(
    ({ id, date }) => ids.includes(id) && (!isRecurring || date >= today),
  );
  const days = meant.slice(0, isRecurring ? NEXT + SPARE : undefined).map((festival) => ({
    id: festival.id,
    name: festival.name,
    date: festival.date,
    rule: festival.rule,
    because: festival.because,
    times: listFestivalTimes(festival, { ...face, timeZone: place.timeZone }),
    others: festival.alternatives.map((other) => ({
      name: other.name,
      date: other.date,
      rule: other.rule,
    })),
  }));
  const { slug, name, timeZone } = place;
  return { city: { slug, name }, timeZone, today, days: festivals && days };
}

/** The next day of an occasion: of the festival it is named for, or of any where it recurs. */
export function findComing<D extends { id: string; date: string }>(
  days: readonly D[],
  { ids, isRecurring }: Occasion,
  today: string,
): D | undefined {
  const [main] = ids;
  return days.find(
    ({ id, date }) => date >= today && (isRecurring ? ids.includes(id) : id === main),
  );
}

/** Days under a heading: those of a year, or the next ones where the occasion recurs (no year). */
export interface DayGroup {
  year: string | null;
  days: { date: string; names: string[]; others: OccasionDay['others'] }[];
}

/** The days as they are listed; what falls on one date stands together, in the order of the ids. */
export function groupDays(
  days: readonly OccasionDay[],
  { ids, isRecurring }: Occasion,
  today: string,
): DayGroup[] {
  const groups = new Map<string | null, DayGroup>();
  const sorted = days.toSorted(
    (one, other) =>
      one.date.localeCompare(other.date) || ids.indexOf(one.id) - ids.indexOf(other.id),
  );
  for (const { date, name, others } of sorted) {
    if (isRecurring && date < today) continue;
    const year = isRecurring ? null : date.slice(0, 4);
    const group = groups.get(year) ?? { year, days: [] };
    groups.set(year, group);
    const same = group.days.find((day) => day.date === date);
    if (same) {
      same.names.push(name);
      same.others.push(...others);
    } else if (!isRecurring || group.days.length < NEXT)
      group.days.push({ date, names: [name], others: [...others] });
  }
  return [...groups.values()];
}
