import { readInstant } from './astronomy/time-scales';
import { computeLocalSky } from './astronomy/local-sky';
import { computeFestivalYear } from './festivals/festivals';
import { computeHouses } from './houses/houses';
import { computeChart } from './kundli/chart';
import { findMuhurats } from './muhurat/find-muhurats';
import { addDays } from './panchang/civil-day';
import { computePanchangDay, listPanchangDays } from './panchang/panchang';
import { computeGochara } from './transits/gochara';
import { findRisingPoint } from './zodiac/ascendant';

const latitudes = [66, 67, 78.2, 89.9];
const dates = ['1900-06-21', '2026-01-05', '2026-03-20', '2026-09-23'];
const table = latitudes.flatMap((size) =>
  [size, -size].flatMap((latitude) => dates.map((date) => [latitude, date] as const)),
);
const timeZone = 'UTC';

describe.each(table)('at latitude %s on %s', (latitude, date) => {
  const place = { latitude, longitude: 15 };

  it('a chart has its ascendant and grahas', () => {
    const { ascendant, planets } = computeChart({ utc: `${date}T10:00:00Z`, ...place });
    for (const { longitude, rashi } of [ascendant, ...Object.values(planets)]) {
      expect(longitude).toBeGreaterThanOrEqual(0);
      expect(longitude).toBeLessThan(360);
      expect(rashi).toBe(Math.floor(longitude / 30));
    }
    const at = readInstant(`${date}T10:00:00Z`);
    expect(computeHouses('equal', at, place).cusps).toHaveLength(12);
  });

  it('a day and a month are told, or why they are not', () => {
    const one = computePanchangDay({ date, timeZone, place });
    if (one.ok) expect(one.sunrise < one.sunset && one.sunset < one.nextSunrise).toBe(true);
    else expect(['polar_day', 'polar_night']).toContain(one.code);
    const days = listPanchangDays({ date, until: addDays(date, 29), timeZone, place });
    if (!Array.isArray(days)) throw new Error(days.code);
    expect(days).toHaveLength(30);
    expect(days[0]?.ok).toBe(one.ok);
  });

  it('muhurats keep to days with a sunrise, and the sky is told', () => {
    const range = { date, until: addDays(date, 29), timeZone, place };
    expect(findMuhurats('vehicle', range)).toMatchObject({ ok: true });
  });
});

test.each([66.6, 89.9, -89.9])(
  'a year at %s names the dates without a festival day',
  (latitude) => {
    const { festivals, absent } = computeFestivalYear({
      ...{ year: 2026, timeZone, place: { latitude, longitude: 15 } },
    });
    expect(absent.length).toBeGreaterThan(0);
    const [first] = absent;
    expect(['polar_day', 'polar_night']).toContain(first?.why);
    for (const { date } of festivals) expect(date.startsWith('2026')).toBe(true);
  },
);

test.each([89.9, -89.9])('the transits of a birth at %s in its night are told', (latitude) => {
  const utc = latitude > 0 ? '1990-12-21T10:00:00Z' : '1990-06-21T10:00:00Z';
  const { ascendant, planets } = computeChart({ utc, latitude, longitude: 15 });
  const natal = { moonRashi: planets.moon.rashi, lagnaRashi: ascendant.rashi };
  expect(computeGochara(natal, '2026-11-22T10:00:00Z')).toHaveLength(9);
});

test('the ascendant is on the eastern horizon at every latitude, all day long', () => {
  for (const latitude of [...latitudes, ...latitudes.map((size) => -size), 23, -34])
    for (let hour = 0; hour < 24; hour += 1) {
      const utc = `2026-01-05T${String(hour).padStart(2, '0')}:07:00Z`;
      const sky = computeLocalSky(readInstant(utc), 15);
      const rising = (findRisingPoint(sky, latitude) * Math.PI) / 180;
      const [tilt, turn, north] = [sky.obliquity, sky.meridian, latitude].map(
        (deg) => (deg * Math.PI) / 180,
      ) as [number, number, number];
      const declination = Math.asin(Math.sin(rising) * Math.sin(tilt));
      const ascension = Math.atan2(Math.sin(rising) * Math.cos(tilt), Math.cos(rising));
      const hourAngle = turn - ascension;
      const altitude =
        Math.sin(north) * Math.sin(declination) +
        Math.cos(north) * Math.cos(declination) * Math.cos(hourAngle);
      expect(altitude).toBeCloseTo(0, 9);
      expect(Math.sin(hourAngle)).toBeLessThan(0);
    }
});
