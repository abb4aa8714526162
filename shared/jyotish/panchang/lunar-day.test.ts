import fc from 'fast-check';
import { describeLunarDay } from './lunar-day';

const second = 1000;

describe('the lunar day', () => {
  it('knows the new moon of 2000-02-05 13:03 UTC', () => {
    expect(describeLunarDay('2000-02-05T12:58:00Z').tithi).toBe(30);
    expect(describeLunarDay('2000-02-05T13:08:00Z').tithi).toBe(1);
  });

  it('ends each tithi and nakshatra where the next begins', () => {
    const instants = fc
      .date({
        min: new Date('1900-01-01T00:00:00Z'),
        max: new Date('2099-12-30T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString());
    fc.assert(
      fc.property(instants, (utc) => {
        const day = describeLunarDay(utc);
        const after = (end: string) => new Date(Date.parse(end) + 2 * second).toISOString();
        expect(describeLunarDay(after(day.tithiEnds)).tithi).toBe((day.tithi % 30) + 1);
        expect(describeLunarDay(after(day.nakshatraEnds)).nakshatra).toBe((day.nakshatra % 27) + 1);
      }),
      { numRuns: 40 },
    );
  });
});
