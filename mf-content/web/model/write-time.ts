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

const indian = 'Asia/Kolkata';

/**
 * A time as it is said: `2:20 pm`, `दोपहर 2:20 बजे`; of Indian clocks unless another zone is named.
 * @param iso a moment
 */
export function writeTime(iso: string, lang: Lang, timeZone = indian): string {
  if (lang === 'en')
    return formatDate(iso, 'en', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone });
  const { part, clock } = readHindi(iso, timeZone);
  return `${part} ${clock} बजे`;
}

/** From one time to another: `9:27 – 10:47 am`, `सुबह 9:27 से 10:47 बजे`. */
export function writeTimes(from: string, until: string, lang: Lang, timeZone = indian): string {
  if (lang === 'hi') {
    const [start, end] = [readHindi(from, timeZone), readHindi(until, timeZone)];
    const part = start.part === end.part ? '' : `${end.part} `;
    return `${start.part} ${start.clock} से ${part}${end.clock} बजे`;
  }
  const [start, end] = [writeTime(from, lang, timeZone), writeTime(until, lang, timeZone)];
  const isSameHalf = start.slice(-2) === end.slice(-2);
  return `${isSameHalf ? start.slice(0, -3) : start} – ${end}`;
}

function readHindi(iso: string, timeZone: string): { part: string; clock: string } {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const time = formatDate(iso, 'en', format);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const [, part] = partsOfDay.find(([from]) => hour >= from) ?? partsOfDay[5];
  return { part, clock: `${hour % 12 || 12}:${String(minute).padStart(2, '0')}` };
}
