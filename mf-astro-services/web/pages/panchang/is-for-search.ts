import type { PanchangAnswer } from './day-data';

const DAY_MS = 86_400_000;
const NEAR_DAYS = 30;
const FESTIVAL_DAYS = 400;

/**
 * Whether the page of a dated day is for search engines: of a larger city, today and thirty days either
 * way, and the days of great festivals of about this year and the next. All other days are for readers:
 * engines would walk through hundreds of thousands of pages nobody asks them for.
 */
export function isForSearch({ place, date, today, festivals }: Searchable): boolean {
  // the slug of a place that is no larger city carries its coordinates
  if (place.slug.includes('~')) return false;
  const away = Math.abs(Date.parse(date) - Date.parse(today)) / DAY_MS;
  if (away <= NEAR_DAYS) return true;
  return away <= FESTIVAL_DAYS && (festivals ?? []).some(({ kind }) => kind === 'festival');
}

type Searchable = Pick<PanchangAnswer, 'place' | 'date' | 'today' | 'festivals'>;
