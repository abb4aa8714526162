import { createKundli } from 'shared/contracts/astro-kundli';
import type { WallTimeFailure } from 'shared/jyotish/time/wall-time';
import { resolveWallTime } from 'shared/jyotish/time/wall-time';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import { buildKundli } from './build-kundli';
import { findBirthPlace } from './find-birth-place';

const messages: Record<WallTimeFailure['code'], string> = {
  bad_date: 'This date does not exist.',
  bad_time: 'Enter the time as HH:MM or HH:MM:SS.',
  unknown_zone: 'This is not the name of a time zone.',
  skipped_time: 'Clocks at this place were put forward and never showed this time.',
  repeated_time:
    'Clocks at this place were put back and showed this time twice: say earlier or later.',
};

/** @param now the clock, so that a test can hold it */
export function serveKundli(now: () => Date): BoundEndpoint[] {
  return [
    serve(createKundli, async ({ body }) => {
      const place = findBirthPlace(body, body.lang);
      if (!place)
        return refuse('invalid_input', { fields: { 'body.placeId': 'This place is not known.' } });
      const time = resolveWallTime({
        date: body.date,
        time: body.time ?? '12:00',
        timeZone: place.timeZone,
        // a noon the clocks showed twice is still one day: either will do
        occurrence: body.occurrence ?? (body.time === null ? 'earlier' : undefined),
      });
      if (!time.ok)
        return refuse('invalid_input', { fields: { [`body.${time.field}`]: messages[time.code] } });
      const input = {
        name: body.name || null,
        gender: body.gender ?? null,
        date: body.date,
        time: body.time,
        place,
      };
      return answer({ status: 200, data: buildKundli({ input, time, node: body.node }, now()) });
    }),
  ];
}
