import { randomUUID } from 'node:crypto';
import type { ReleaseMarks } from './release-marks';
import type { Alarm } from './send-alarm';

/** The same trouble is told once in so many seconds, by whichever gateway notices first. */
const QUIET_SECONDS = 600;

/** Tells of a release to who runs the site, and remembers it. */
export type RaiseAlarm = (alarm: Omit<Alarm, 'id' | 'at'>) => Promise<void>;

export function createRaiseAlarm(
  marks: Pick<ReleaseMarks, 'claim'>,
  send: (alarm: Alarm) => void,
): RaiseAlarm {
  return async ({ kind, remote, version, text }) => {
    const remembered = kind === 'withdrawn' ? 'withdrawn' : 'alarm';
    const noted = { remote, version, kind: remembered, reason: text } as const;
    if (await marks.claim(noted, QUIET_SECONDS))
      send({ id: randomUUID(), kind, remote, version, text, at: new Date().toISOString() });
  };
}
