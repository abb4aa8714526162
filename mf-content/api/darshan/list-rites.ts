import type { Rite } from 'shared/contracts/content-darshan';
import { findMinute, writeWallTime } from 'shared/i18n/clock';
import { addDays, findVara } from 'shared/jyotish/panchang/civil-day';
import { findRiteState } from '../../model/rite-state';
import type { ItemLang } from '../data/database';
import { findMoment, readFollows, type TemplePlace } from './rite-time';

/** A rite as the table has it. */
export interface StoredRite {
  slug: string;
  nameEn: string;
  nameHi: string;
  starts: string;
  ends: string | null;
  months: number[] | null;
  weekdays: number[] | null;
  stream: string | null;
}

/** The rites that begin on a date at a temple, in order of time. @param now milliseconds since 1970 */
export function listRites(
  temple: TemplePlace & { rites: StoredRite[] },
  date: string,
  lang: ItemLang,
  now: number,
): Rite[] {
  return temple.rites
    .filter((rite) => isKept(rite, date))
    .flatMap((rite) => describeRite(rite, date, temple, lang, now) ?? [])
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}

function isKept({ months, weekdays }: StoredRite, date: string): boolean {
  const month = Number(date.slice(5, 7));
  return (months?.includes(month) ?? true) && (weekdays?.includes(findVara(date)) ?? true);
}

function describeRite(
  rite: StoredRite,
  date: string,
  place: TemplePlace,
  lang: ItemLang,
  now: number,
): Rite | null {
  const start = findMoment(rite.starts, date, place);
  if (start === null) return null;
  const end = rite.ends === null ? null : findEnd(rite.ends, date, place, start);
  const span = {
    starts_at: new Date(start).toISOString(),
    ends_at: end === null ? null : new Date(end).toISOString(),
  };
  return {
    slug: rite.slug,
    name: lang === 'hi' ? rite.nameHi : rite.nameEn,
    ...span,
    local_start: writeLocal(start, place.timeZone),
    local_end: end === null ? null : writeLocal(end, place.timeZone),
    follows: readFollows(rite.starts),
    state: findRiteState(span, now),
    stream: rite.stream,
  };
}

/** An end that is not after the beginning is meant on the day after. */
function findEnd(ends: string, date: string, place: TemplePlace, start: number): number | null {
  const end = findMoment(ends, date, place);
  if (end === null || end > start) return end;
  return findMoment(ends, addDays(date, 1), place);
}

/** `05:30`, whatever clock the reader prefers: this is data. */
function writeLocal(ms: number, timeZone: string): string {
  const minute = findMinute(new Date(ms).toISOString(), timeZone);
  return writeWallTime(minute, { clock: '24', lang: 'en' });
}
