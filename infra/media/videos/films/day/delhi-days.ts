import { listDayPeriods } from 'shared/jyotish/panchang/day-periods';
import { findSunDay } from '../../find-sun-day';

const delhi = { latitude: 28.6139, longitude: 77.209 };

/** A day in Delhi: its weekday (0 Sunday), sunrise and sunset as hours of the clock, and Rahu's eighth (1-8). */
export interface DelhiDay {
  vara: number;
  rise: number;
  set: number;
  rahu: number;
}

/** The day so many days after Monday 21 December 2026, the shortest of its winter. */
export function findDelhiDay(after: number): DelhiDay {
  const date = new Date(Date.UTC(2026, 11, 21 + after)).toISOString().slice(0, 10);
  const day = findSunDay(delhi, date);
  const rahu = listDayPeriods(day).find(({ name }) => name === 'rahu-kaal');
  if (!rahu) throw new Error('A day without Rahu Kaal');
  const { vara, midnight, sunrise, sunset } = day;
  const eighth = (rahu.start - sunrise) / ((sunset - sunrise) / 8);
  return {
    vara,
    rise: (sunrise - midnight) * 24,
    set: (sunset - midnight) * 24,
    rahu: Math.round(eighth) + 1,
  };
}
