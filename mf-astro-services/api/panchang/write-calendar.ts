/** An event that lasts a whole day. */
export interface CalendarEvent {
  /** The same for the same event, whenever the file is made. */
  uid: string;
  /** `YYYY-MM-DD` */
  date: string;
  name: string;
  /** Why it is on this day, and what others keep. */
  about: string;
  url: string;
}

const LONGEST = 75;

/**
 * Writes days as an iCalendar file (RFC 5545). The events bear dates without a time or a zone, so
 * they stay on their day wherever the calendar is read.
 * @param stamp when the calendar's content was settled, `YYYYMMDDTHHMMSSZ`: constant, so that the file is
 */
export function writeCalendar(
  name: string,
  stamp: string,
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tarapath//Panchang//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(({ uid, date, name: summary, about, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compactDate(date)}`,
      `DTEND;VALUE=DATE:${compactDate(nextDate(date))}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(about)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Folds a line after at most 75 bytes, never within a character. */
function foldLine(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST) {
      folded += '\r\n ';
      // the space counts
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

function compactDate(date: string): string {
  return date.replaceAll('-', '');
}

function nextDate(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}
