import type { z } from 'shared/contracts/zod';
import type { Kundli, kundliInput } from 'shared/contracts/astro-kundli';
import type { ReportConventions } from 'shared/jyotish/report/report-types';
import type { Clock, ResolvedTime, WallTimeFailure } from 'shared/jyotish/time/wall-time';
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
  skipped_time: 'Clocks at this place were put forward and never showed this time.',
  repeated_time:
    'Clocks at this place were put back and showed this time twice: say earlier or later.',
};

type Settled = { birth: SettledBirth } | { field: string; message: string };

/** Finds the place and the instant of a birth; otherwise names the field that is wrong. */
export function settleBirth(body: z.output<typeof kundliInput>): Settled {
  const place = findBirthPlace(body, body.lang);
  if (!place) return { field: 'placeId', message: 'This place is not known.' };
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
  if (!time.ok) return { field: time.field, message: messages[time.code] };
  const input = {
    name: body.name || null,
    gender: body.gender ?? null,
    date: body.date,
    time: body.time,
    place,
  };
  return { birth: { input, time, clock, conventions: { ayanamsa, node, houses, dashaYear } } };
}
