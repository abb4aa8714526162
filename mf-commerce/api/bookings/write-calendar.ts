import type { BookingRow } from './booking-row';

/** A booking as a calendar file (RFC 5545): times in UTC, so it is right on the clocks of any place. */
export function writeCalendar(row: BookingRow, title: string, publicUrl: string): string {
  const isOff = row.status === 'cancelled' || row.status === 'refunded' || row.status === 'expired';
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tarapath//Bookings//EN', 'BEGIN:VEVENT'],
    `UID:booking-${row.id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${stamp(row.changedAt)}`,
    `DTSTART:${stamp(row.startsAt)}`,
    `DTEND:${stamp(row.endsAt)}`,
    `SEQUENCE:${Math.floor(row.changedAt.getTime() / 1000) % 2_000_000_000}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(`${row.placeEn}, ${row.cityEn}`)}`,
    `URL:${publicUrl}/bookings/${row.id}`,
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ];
  return lines.map(fold).join('\r\n');
}

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');
const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** A line is at most 75 bytes; it goes on after a space. */
function fold(line: string): string {
  const parts: string[] = [''];
  for (const char of line) {
    const last = parts.length - 1;
    const isFull = Buffer.byteLength(parts[last] + char) > (last === 0 ? 75 : 74);
    if (isFull) parts.push(char);
    else parts[last] += char;
  }
  return parts.join('\r\n ');
}
