import fc from 'fast-check';
import { writeCalendar } from './write-calendar';

const event = {
  uid: 'diwali-2026-11-08-delhi@example.org',
  date: '2026-12-31',
  name: 'Diwali; lights, lamps',
  about: 'Amavasya',
  url: 'https://example.org/x',
};

test('a day is an event without a time, over the turn of the year too', () => {
  const text = writeCalendar('Festivals', '20260101T000000Z', [event]);
  expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(text).toContain('SUMMARY:Diwali\\; lights\\, lamps\r\n');
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('no line is longer than 75 bytes, and unfolding gives back what was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (grapheme) => {
      const about = `${grapheme.replace(/[\r\n]/g, ' ')} पूर्णिमा`.repeat(3);
      const text = writeCalendar('पर्व', '20260101T000000Z', [{ ...event, about }]);
      for (const line of text.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const unfolded = text.replaceAll('\r\n ', '');
      expect(unfolded).toContain(`DESCRIPTION:${about.replace(/[\\;,]/g, '\\$&')}\r\n`);
    }),
  );
});
