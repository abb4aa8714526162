import { findMinute, type ClockFace } from 'shared/i18n/clock';
import { writeDate } from 'shared/i18n/civil-times';

/** Only the day of a moment: `15 Dec 2026`. */
export function writeDay(iso: string, { lang, timeZone }: ClockFace): string {
  return writeDate(findMinute(iso, timeZone).date, lang, { dateStyle: 'medium' });
}
