import type {
  FestivalOfPlace,
  PanchangOfDay,
  PanchangPlace,
} from 'shared/contracts/astro-panchang';
import { countDays } from 'shared/i18n/civil-times';
import type { FestivalDay, HomeData, PanchangBrief } from './home-data';

const DAYS = 6;

/** What the strip says of a day, of now: the tithi and nakshatra that run. */
export function summarisePanchang(answer: {
  at: string;
  date: string;
  place: PanchangPlace;
  day: PanchangOfDay | null;
}): PanchangBrief | null {
  const { at, date, place, day } = answer;
  if (!day) return null;
  const { sunrise, sunset } = day;
  const [tithi, nakshatra] = [findRunning(day.tithi, at), findRunning(day.nakshatra, at)];
  if (!tithi || !nakshatra) return null;
  const rahuKaal = day.periods.find(({ name }) => name === 'rahu-kaal');
  return {
    date,
    city: { slug: place.slug, name: place.name, timeZone: place.timeZone },
    tithi,
    nakshatra,
    sunrise,
    sunset,
    rahuKaal: rahuKaal ? { start: rahuKaal.start, end: rahuKaal.end } : null,
  };
}

/** The next days that have festivals. */
export function summariseFestivals(answer: {
  place: PanchangPlace;
  today: string;
  festivals: FestivalOfPlace[] | null;
}): NonNullable<HomeData['festivals']> {
  const days = new Map<string, FestivalDay>();
  for (const { date, name } of answer.festivals ?? []) {
    const day = days.get(date) ?? { date, days: countDays(answer.today, date), names: [] };
    days.set(date, { ...day, names: [...day.names, name] });
  }
  const { slug, name } = answer.place;
  return { city: { slug, name }, days: [...days.values()].slice(0, DAYS) };
}

/** Before sunrise the day's first elements have not begun, so the earliest that hasn't ended runs. */
function findRunning(spans: readonly { index: number; end: string }[], at: string) {
  const found = spans.find(({ end }) => Date.parse(end) > Date.parse(at));
  return found && { index: found.index, end: found.end };
}
