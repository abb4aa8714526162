import { findRise, findSet } from '../astronomy/rise-set';
import { writeInstant } from '../astronomy/time-scales';
import fixture from '../fixtures/panchang-swisseph.json';
import { findDayStart } from './civil-day';
import { moonRiseRules } from './moon-rise-rules';
import { computePanchangDay } from './panchang';
import type { ElementList } from './panchang-types';

// Swiss Ephemeris 2.10.03 (see the file): indices equal, instants within two seconds
const tolerance = 2;

const secondsBetween = (one: string | null, other: string): number =>
  one === null ? Infinity : Math.abs(Date.parse(one) - Date.parse(other)) / 1000;

describe('panchang of 100 city-days against Swiss Ephemeris', () => {
  it.each(fixture.cases.map((day) => [`${day.place} ${day.date}`, day] as const))(
    '%s',
    (_name, { date, tz, lat, lon, utc }) => {
      const input = { date, timeZone: tz, place: { latitude: lat, longitude: lon } };
      const found = computePanchangDay(input);
      const otherwise = computePanchangDay({
        ...input,
        riseRule: { limb: 'centre', refraction: true },
      });
      if (!found.ok || !otherwise.ok) throw new Error('no panchang');
      // the reference counts from midnight on
      const ofMoon = (find: typeof findRise, rule: keyof typeof moonRiseRules) => {
        const at = find('moon', findDayStart(date, tz), input.place, 1.1, moonRiseRules[rule]);
        return at === null ? null : writeInstant(at);
      };
      const instants: [string, string | null, string][] = [
        ['sunrise', found.sunrise, utc.sunrise],
        ['sunset', found.sunset, utc.sunset],
        ['next sunrise', found.nextSunrise, utc.next_sunrise],
        ['moonrise', ofMoon(findRise, 'upper-limb'), utc.moonrise_upper_limb_refr],
        ['moonset', ofMoon(findSet, 'upper-limb'), utc.moonset_upper_limb_refr],
        ['sunrise of the centre', otherwise.sunrise, utc.sunrise_disc_centre_refr],
        [
          'moonrise of the centre',
          ofMoon(findRise, 'geometric-centre'),
          utc.moonrise_centre_norefr,
        ],
        ['moonset of the centre', ofMoon(findSet, 'geometric-centre'), utc.moonset_centre_norefr],
      ];
      const lists: [string, ElementList, (string | number)[][]][] = [
        ['tithi', found.tithi, utc.tithi],
        ['nakshatra', found.nakshatra, utc.nakshatra],
        ['yoga', found.yoga, utc.yoga],
        ['karana', found.karana, utc.karana_half_tithi],
      ];
      for (const [name, list, expected] of lists) {
        expect({ name, list: list.map(({ index }) => index) }).toEqual({
          name,
          list: expected.map(([index]) => index),
        });
        list.forEach(({ end }, place) => instants.push([name, end, String(expected[place]?.[1])]));
      }
      const late = instants
        .map(([name, mine, theirs]) => ({ name, off: secondsBetween(mine, theirs) }))
        .filter(({ off }) => off > tolerance);
      expect(late).toEqual([]);
      expect(found.sunRashi[0]?.index).toBe(utc.sun_rashi);
      expect(found.moonRashi[0]?.index).toBe(utc.moon_rashi_at_sunrise);
    },
  );
});
