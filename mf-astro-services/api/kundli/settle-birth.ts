import type { z } from 'shared/contracts/zod';
import type { Kundli, kundliInput } from 'shared/contracts/astro-kundli';
import type { ReportConventions } from 'shared/jyotish/report/report-types';
import type { Clock, ResolvedTime, WallTimeFailure } from 'shared/jyotish/time/wall-time';
import { writeInstant } from 'shared/jyotish/astronomy/time-scales';
import { findDayStart } from 'shared/jyotish/panchang/civil-day';
import { resolveWallTime } from 'shared/jyotish/time/wall-time';
import { findBirthPlace } from './find-birth-place';

/** A birth whose place and instant are settled, and how its chart is counted. */
export interface SettledBirth {
  input: Kundli['input'];
  time: ResolvedTime;
  clock: Clock;
  conventions: ReportConventions;
}

const messages: Record<WallTimeFailure['code'], string> = {
  bad_date: 'This date does not exist.',
  bad_time: 'Enter the time as HH:MM or HH:MM:SS.',
  unknown_zone: 'This is not the name of a time zone.',
  skipped_date: 'This date never was at this place: it was left out when the date line was moved.',
  skipped_time: 'Clocks at this place were put forward and never showed this time.',
  repeated_time:
    'Clocks at this place were put back and showed this time twice: say earlier or later.',
};

/** What is wrong with a birth: the field to blame, and the code of the refusal. */
interface BirthProblem {
  field: string;
  message: string;
  code: 'invalid_input' | 'skipped_date';
}

type Settled = { birth: SettledBirth } | BirthProblem;

/** Finds the place and the instant of a birth; otherwise names the field that is wrong. */
export function settleBirth(body: z.output<typeof kundliInput>): Settled {
  const place = findBirthPlace(body, body.lang);
  if (!place)
    return { field: 'placeId', message: 'This place is not known.', code: 'invalid_input' };
  const { ayanamsa, node, houses, dashaYear, clock } = body;
  const time = resolveWallTime({
    date: body.date,
    time: body.time ?? '12:00',
    timeZone: place.timeZone,
    // a noon the clocks showed twice is still one day: either will do
    occurrence: body.occurrence ?? (body.time === null ? 'earlier' : undefined),
    clock,
    longitude: place.longitude,
  });
  if (!time.ok) {
    const code = time.code === 'skipped_date' ? time.code : 'invalid_input';
    return { field: time.field, message: messages[time.code], code };
  }
  const input = {
    name: body.name || null,
    gender: body.gender ?? null,
    date: body.date,
    time: body.time,
    place,
  };
  return { birth: { input, time, clock, conventions: { ayanamsa, node, houses, dashaYear } } };
}

/** As `settleBirth`; a birth that has not happened yet is refused, too. @param now the clock */
export function settleNewBirth(body: z.output<typeof kundliInput>, now: Date): Settled {
  const settled = settleBirth(body);
  if (!('birth' in settled)) return settled;
  const { input, time } = settled.birth;
  // of an unknown hour any part of the day may have passed
  const begun = input.time === null ? findFirstInstant(input.date, input.place.timeZone) : time.utc;
  if (Date.parse(begun) <= now.getTime()) return settled;
  return { field: 'date', message: 'This birth lies in the future.', code: 'invalid_input' };
}

function findFirstInstant(date: string, timeZone: string): string {
  return writeInstant(findDayStart(date, timeZone));
}
