import { formatDate } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';

/** What Hindi calls the hours of a day, each part from its first hour. */
const partsOfDay = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [6, 'सुबह'],
  [4, 'तड़के'],
  [0, 'रात'],
] as const;

/** A time of Indian clocks as it is said: `2:20 pm`, `दोपहर 2:20 बजे`. @param iso a moment */
export function writeTime(iso: string, lang: Lang): string {
  if (lang === 'en')
    return formatDate(iso, 'en', { hour: 'numeric', minute: '2-digit', hour12: true });
  const clock = formatDate(iso, 'en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const [, part] = partsOfDay.find(([from]) => hour >= from) ?? partsOfDay[5];
  return `${part} ${hour % 12 || 12}:${String(minute).padStart(2, '0')} बजे`;
}
