import type { DarshanSchedule, RiteKind, TempleDay } from 'shared/contracts/content-darshan';
import { addDays, findCivilDate } from 'shared/jyotish/panchang/civil-day';
import { readInstant } from 'shared/jyotish/astronomy/time-scales';
import { findRiteEnd } from '../../model/rite-state';
import type { ItemLang } from '../data/database';
import { listRites, type StoredRite } from './list-rites';
import type { TemplePlace } from './rite-time';

/** A temple as the table has it, with its rites of one kind. */
export interface StoredTemple extends TemplePlace {
  slug: string;
  nameEn: string;
  nameHi: string;
  placeEn: string;
  placeHi: string;
  deityEn: string;
  deityHi: string;
  keeperEn: string;
  keeperHi: string;
  website: string;
  rites: StoredRite[];
}

interface Request {
  kind: RiteKind;
  /** `null`: today, at each temple. */
  date: string | null;
  lang: ItemLang;
  now: Date;
}

/** The rites of a day, temples where something is on first, then in the order of what comes next. */
export function buildSchedule(temples: StoredTemple[], request: Request): DarshanSchedule {
  const days = temples
    .map((temple) => describeDay(temple, request))
    .filter(({ rites, next }) => rites.length > 0 || next !== null);
  days.sort((a, b) => rank(a) - rank(b));
  const coming = days.filter(({ next }) => next !== null);
  coming.sort((a, b) => startOf(a) - startOf(b));
  const [first] = coming;
  return {
    at: request.now.toISOString(),
    kind: request.kind,
    temples: days,
    next: first?.next
      ? { temple: first.slug, rite: first.next.slug, starts_at: first.next.starts_at }
      : null,
  };
}

function describeDay(temple: StoredTemple, { date: asked, lang, now }: Request): TempleDay {
  const { slug, website, latitude, longitude, timeZone } = temple;
  const date = asked ?? findCivilDate(readInstant(now.toISOString()).ut, timeZone);
  const list = (on: string) => listRites(temple, on, lang, now.getTime());
  const [before, own, after] = [list(addDays(date, -1)), list(date), list(addDays(date, 1))];
  // one that began yesterday and is still on belongs to what is to be seen today
  const rites = [...before.filter(({ state }) => state === 'now'), ...own];
  return {
    slug,
    ...(lang === 'hi'
      ? {
          name: temple.nameHi,
          place: temple.placeHi,
          deity: temple.deityHi,
          keeper: temple.keeperHi,
        }
      : {
          name: temple.nameEn,
          place: temple.placeEn,
          deity: temple.deityEn,
          keeper: temple.keeperEn,
        }),
    website,
    time_zone: timeZone,
    latitude,
    longitude,
    date,
    rites,
    next: [...own, ...after].find(({ state }) => state === 'upcoming') ?? null,
  };
}

/** What is on comes before everything, first what ends first; then what begins first. */
function rank(day: TempleDay): number {
  const ends = day.rites.filter(({ state }) => state === 'now').map(findRiteEnd);
  return ends.length > 0 ? Math.min(...ends) - FAR : startOf(day);
}

/** More milliseconds than any date in the engine's years has. */
const FAR = 1e14;

function startOf({ next }: TempleDay): number {
  return next ? Date.parse(next.starts_at) : Infinity;
}
