import { findBirthDay, SunlessDayError } from './birth-day';
import { computeChart } from './chart';
import { listDayRanges } from './day-ranges';
import { computeGulikaAndMandi, computeSolarUpagrahas } from './upagrahas';
import { readInstant, writeInstant } from '../astronomy/time-scales';
import swiss from '../fixtures/charts-swisseph.json';

const place = { latitude: 12.97, longitude: 77.59 };

describe('the day of birth', () => {
  it('holds the instant between sunrise and the next', () => {
    for (const birth of swiss.charts) {
      const { ut } = readInstant(birth.utc);
      const day = findBirthDay(ut, { latitude: birth.lat, longitude: birth.lon });
      expect(day.sunrise).toBeLessThanOrEqual(ut);
      expect(day.nextSunrise).toBeGreaterThan(ut);
      expect(day.sunset).toBeGreaterThan(day.sunrise);
      expect(day.sunset).toBeLessThan(day.nextSunrise);
      const local = writeInstant(day.sunrise + birth.lon / 360);
      expect(day.vara).toBe(new Date(local).getUTCDay());
    }
  });

  it('is not defined under the midnight sun', () => {
    const { ut } = readInstant('2000-06-21T12:00:00Z');
    expect(() => findBirthDay(ut, { latitude: 78, longitude: 15 })).toThrow(SunlessDayError);
  });

  it('gives Gulika the lagna at the beginning of Saturn`s part', () => {
    // Saturday: by day Saturn`s part is the first, so Gulika rises with the sun
    const { ut } = readInstant('2000-01-22T06:00:00Z');
    const { sunrise } = findBirthDay(ut, place);
    const { gulika, mandi } = computeGulikaAndMandi(ut, place);
    const rising = computeChart({ utc: writeInstant(sunrise), ...place }).ascendant.longitude;
    expect(Math.abs(gulika - rising)).toBeLessThan(0.01);
    expect(mandi).toBeGreaterThan(gulika);
  });

  it('ends the chain of the sun`s upagrahas a rashi before the sun', () => {
    expect(computeSolarUpagrahas(100).upaketu).toBeCloseTo(70, 9);
  });

  it('tells what holds whatever the hour', () => {
    const ranges = listDayRanges('1990-04-14T18:30:00Z', '1990-04-15T18:30:00Z');
    expect(ranges.saturn).toEqual({ rashis: [9], nakshatras: [21] });
    const { nakshatra } = computeChart({ utc: '1990-04-15T09:00:00Z', ...place }).planets.moon;
    expect(ranges.moon.nakshatras).toContain(nakshatra);
    expect(ranges.sun.nakshatras).toEqual([1]);
  });
});
