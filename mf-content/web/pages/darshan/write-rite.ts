import type { Rite } from 'shared/contracts/content-darshan';
import { formatDate } from 'shared/i18n/format';
import { writeTime, writeTimes, type ClockFace } from 'shared/i18n/clock';
import type { Lang } from 'shared/remote-kit/page';
import { text } from './text';

/** When a rite is. */
export function writeRiteTimes({ starts_at, ends_at }: Rite, face: ClockFace): string {
  return ends_at ? writeTimes(starts_at, ends_at, face) : writeTime(starts_at, face);
}

/**
 * When a rite is on the clocks of the visitor's own zone, with the weekday where it is another one; `null` where
 * those clocks show the same.
 */
export function writeOwnTimes(rite: Rite, face: ClockFace, own: string): string | null {
  const [there, here] = [face.timeZone, own].map((timeZone) => ({
    times: writeRiteTimes(rite, { ...face, timeZone }),
    day: formatDate(rite.starts_at, face.lang, { weekday: 'short', timeZone }),
  })) as [{ times: string; day: string }, { times: string; day: string }];
  if (there.times === here.times && there.day === here.day) return null;
  return here.day === there.day ? here.times : `${here.day}, ${here.times}`;
}

/** How long it is until a rite begins, rounded up to the minute. @param now milliseconds since 1970 */
export function writeWait(rite: Rite, now: number, lang: Lang): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(rite.starts_at) - now) / 60_000));
  return text[lang].wait(Math.floor(minutes / 60), minutes % 60);
}

/** What is said beside a rite's times: how long it lasts, and what it goes by. */
export function writeNote({ starts_at, ends_at, follows }: Rite, lang: Lang): string {
  const t = text[lang];
  const length = ends_at
    ? writeLength((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000, lang)
    : t.beginning;
  return [length, t.follows[follows]].filter(Boolean).join(' · ');
}

function writeLength(minutes: number, lang: Lang): string {
  const t = text[lang];
  return minutes < 60 ? t.minutes(minutes) : t.hours(Math.floor(minutes / 60), minutes % 60);
}
