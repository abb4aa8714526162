import { formatDate } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';

/** A moment in Indian time: `15 Dec 2026, 10:19`. */
export function writeMoment(iso: string, lang: Lang): string {
  return formatDate(iso, lang, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** Only the day: `15 Dec 2026`. */
export function writeDay(iso: string, lang: Lang): string {
  return formatDate(iso, lang, { day: 'numeric', month: 'short', year: 'numeric' });
}
