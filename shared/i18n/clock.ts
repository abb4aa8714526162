import { formatDate } from './format';
import type { Lang } from '../remote-kit/page';

/** How hours are counted: twice to twelve, or to twenty-four. */
export type Clock = '12' | '24';

/** How a time of day is written. */
export interface HourFace {
  clock: Clock;
  lang: Lang;
}

/** On whose clocks a moment is written, and how. */
export interface ClockFace extends HourFace {
  /** IANA name. */
  timeZone: string;
}

/** A minute on the clocks of a zone. */
export interface WallMinute {
  /** `YYYY-MM-DD` */
  date: string;
  hour: number;
  minute: number;
}

// what Hindi calls the hours of a day, each part from its first hour
const partsOfDay = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [6, 'सुबह'],
  [4, 'तड़के'],
  [0, 'रात'],
] as const;

/**
 * The minute a moment is shown as, the one rule of the site: the nearest minute on the clocks of the
 * zone, half a minute up; 23:59:40 is 0:00 of the next date.
 * @param iso a moment with its zone @throws RangeError when it is none, or the zone is unknown
 */
export function findMinute(iso: string, timeZone: string): WallMinute {
  const at = Date.parse(iso);
  // zones had odd seconds once: the minute is that of their clocks, not of UTC
  const past = readSeconds(at, timeZone) * 1000 + (((at % 1000) + 1000) % 1000);
  const [date = '', time = ''] = wallFormat(timeZone)
    .format(at - past + (past >= 30_000 ? 60_000 : 0))
    .split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { date, hour, minute };
}

/** A time of day: `6:49 am`, `18:05`, `सुबह 6:49`. */
export function writeTime(iso: string, face: ClockFace): string {
  return writeWallTime(findMinute(iso, face.timeZone), face);
}

/**
 * A time of day as it belongs to a date: `6:49 am`; of another date with that: `2:14 am, 9 Nov`.
 * @param date the date meant, `YYYY-MM-DD`
 */
export function writeTimeOf(iso: string, date: string, face: ClockFace): string {
  const minute = findMinute(iso, face.timeZone);
  return addDate(writeWallTime(minute, face), minute, date, face.lang);
}

/**
 * From one moment to another: `9:27 – 10:47 am`, `सुबह 9:27 – 10:47`, `09:27 – 10:47`; what is over
 * within its minute is one time.
 * @param date the date meant; each end of another one bears its own. Without it dates are left out
 */
export function writeTimes(from: string, until: string, face: ClockFace, date?: string): string {
  const [start, end] = [from, until].map((iso) => findMinute(iso, face.timeZone)) as [
    WallMinute,
    WallMinute,
  ];
  const dated = (minute: WallMinute, text: string) =>
    date === undefined ? text : addDate(text, minute, date, face.lang);
  const [first, last] = [writeWallTime(start, face), writeWallTime(end, face)];
  if (start.date !== end.date) return `${dated(start, first)} – ${dated(end, last)}`;
  if (first === last) return dated(end, last);
  const isOneHalf = face.clock === '12' && halfOf(start, face) === halfOf(end, face);
  // the half, or the part of the day, is said once: before Hindi hours, after English ones
  const [from12, until12] = [writeHours(start, '12'), writeHours(end, '12')];
  if (!isOneHalf) return dated(end, `${first} – ${last}`);
  return dated(end, face.lang === 'hi' ? `${first} – ${until12}` : `${from12} – ${last}`);
}

/** A moment with its date: `15 Dec 2026, 10:19 am`. */
export function writeMoment(
  iso: string,
  face: ClockFace,
  dateStyle: 'medium' | 'long' = 'medium',
): string {
  const minute = findMinute(iso, face.timeZone);
  const date = formatDate(minute.date, face.lang, { dateStyle, timeZone: 'UTC' });
  return `${date}, ${writeWallTime(minute, face)}`;
}

/** A time that belongs to no zone, as of a birth. */
export function writeWallTime(
  wall: Pick<WallMinute, 'hour' | 'minute'>,
  { clock, lang }: HourFace,
): string {
  const hours = writeHours(wall, clock);
  if (clock === '24') return hours;
  const half = halfOf(wall, { lang });
  // an hour never stands on another line than its half
  return lang === 'hi' ? `${half}\u00a0${hours}` : `${hours}\u00a0${half}`;
}

/**
 * A time that somebody entered, as of a birth: `14:30` is `2:30 pm`; entered seconds stay.
 * @param time `HH:MM` or `HH:MM:SS`, 24 hours
 */
export function writeEnteredTime(time: string, face: HourFace): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const hours = writeHours({ hour, minute }, face.clock);
  return writeWallTime({ hour, minute }, face).replace(hours, hours + time.slice('HH:MM'.length));
}

function halfOf({ hour }: Pick<WallMinute, 'hour'>, { lang }: Pick<ClockFace, 'lang'>): string {
  if (lang === 'en') return hour < 12 ? 'am' : 'pm';
  return (partsOfDay.find(([from]) => hour >= from) ?? partsOfDay[5])[1];
}

function writeHours({ hour, minute }: Pick<WallMinute, 'hour' | 'minute'>, clock: Clock): string {
  const minutes = String(minute).padStart(2, '0');
  return clock === '24'
    ? `${String(hour).padStart(2, '0')}:${minutes}`
    : `${hour % 12 || 12}:${minutes}`;
}

function addDate(text: string, minute: WallMinute, date: string, lang: Lang): string {
  if (minute.date === date) return text;
  const other = formatDate(minute.date, lang, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  // day and month stay together where the cell is narrow
  return `${text}, ${other.replaceAll(' ', '\u00a0')}`;
}

function readSeconds(at: number, timeZone: string): number {
  return Number(wallFormat(timeZone).format(at).slice(-2));
}

const wallFormats = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes `2026-11-08 06:38:12`, which is easily read back. */
function wallFormat(timeZone: string): Intl.DateTimeFormat {
  let format = wallFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    wallFormats.set(timeZone, format);
  }
  return format;
}
