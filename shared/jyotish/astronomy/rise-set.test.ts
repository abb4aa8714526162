import fc from 'fast-check';
import fixture from '../fixtures/panchang-swisseph.json';
import { watchHorizon } from './horizon';
import type { RiseRule } from './rise-set';
import { defaultRiseRule, findRise, findSet, findTransit } from './rise-set';
import { readInstant } from './time-scales';

type Reference = (typeof fixture.cases)[number];
const seconds = 86_400;
const centre: RiseRule = { limb: 'centre', refraction: false };

interface Variant {
  key: keyof Reference['utc'];
  find: typeof findRise;
  body: 'sun' | 'moon';
  rule: RiseRule;
}

const variants: Variant[] = [
  { key: 'sunrise', find: findRise, body: 'sun', rule: defaultRiseRule },
  { key: 'sunset', find: findSet, body: 'sun', rule: defaultRiseRule },
  {
    key: 'sunrise_disc_centre_refr',
    find: findRise,
    body: 'sun',
    rule: { limb: 'centre', refraction: true },
  },
  {
    key: 'sunrise_hindu_norefr_geocentric',
    find: findRise,
    body: 'sun',
    rule: { ...centre, geocentric: true },
  },
  { key: 'moonrise_upper_limb_refr', find: findRise, body: 'moon', rule: defaultRiseRule },
  { key: 'moonset_upper_limb_refr', find: findSet, body: 'moon', rule: defaultRiseRule },
  { key: 'moonrise_centre_norefr', find: findRise, body: 'moon', rule: centre },
  { key: 'moonset_centre_norefr', find: findSet, body: 'moon', rule: centre },
];

describe('risings and settings against Swiss Ephemeris', () => {
  it.each(variants)('$key within 2 s', ({ key, find, body, rule }) => {
    for (const day of fixture.cases) {
      const expected = readInstant(String(day.utc[key])).ut;
      const place = { latitude: day.lat, longitude: day.lon };
      const found = find(body, expected - 0.4, place, 1, rule) ?? NaN;
      expect(Math.abs(found - expected) * seconds).toBeLessThan(2);
    }
  });
});

const anyUt = fc.double({ min: -70_000, max: 70_000, noNaN: true });
const anyLongitude = fc.double({ min: -180, max: 180, noNaN: true });
const anyBody = fc.constantFrom('sun' as const, 'moon' as const);

describe('risings and settings anywhere', () => {
  it('come in turn below the polar circles: a rise, noon, a set', () => {
    const latitudes = fc.double({ min: -65, max: 65, noNaN: true });
    fc.assert(
      fc.property(anyUt, latitudes, anyLongitude, (ut, latitude, longitude) => {
        const place = { latitude, longitude };
        const rise = findRise('sun', ut, place) ?? NaN;
        const set = findSet('sun', rise, place) ?? NaN;
        const noon = findTransit('sun', rise, place);
        expect(rise).toBeGreaterThanOrEqual(ut);
        expect(rise).toBeLessThanOrEqual(ut + 1.01);
        expect(noon).toBeGreaterThan(rise);
        expect(set).toBeGreaterThan(noon);
        expect(findRise('sun', set, place) ?? NaN).toBeGreaterThan(set);
      }),
    );
  });

  it('miss nothing: from a hair before an event that event is found, up to the poles', () => {
    const latitudes = fc.double({ min: -90, max: 90, noNaN: true });
    fc.assert(
      fc.property(anyBody, anyUt, latitudes, anyLongitude, (body, ut, latitude, longitude) => {
        const place = { latitude, longitude };
        const rise = findRise(body, ut, place, 2);
        if (rise === null) return;
        const again = findRise(body, rise - 0.001, place, 2) ?? NaN;
        expect(Math.abs(again - rise) * seconds).toBeLessThan(1);
        const middle = findRise(body, (ut + rise) / 2, place, 2) ?? NaN;
        expect(Math.abs(middle - rise) * seconds).toBeLessThan(1);
      }),
    );
  });

  it('are those that a search in small steps finds near the poles', () => {
    const minutes = 1 / 1440;
    const polar = fc.record({
      latitude: fc.oneof(
        fc.double({ min: 60, max: 90, noNaN: true }),
        fc.double({ min: -90, max: -60, noNaN: true }),
      ),
      longitude: anyLongitude,
    });
    fc.assert(
      fc.property(anyBody, anyUt, polar, (body, ut, place) => {
        const observe = watchHorizon(body, ut, place, defaultRiseRule);
        const samples = Array.from({ length: 289 }, (_, step) => observe(ut + step * 5 * minutes));
        const step = samples.findIndex(
          ({ excess }, index) => excess < 0 && (samples[index + 1]?.excess ?? -1) >= 0,
        );
        const found = findRise(body, ut, place);
        if (found !== null) expect(Math.abs(observe(found).excess)).toBeLessThan(0.001);
        // between two samples there may be a rising and a setting
        if (step < 0) return;
        expect(found ?? NaN).toBeLessThanOrEqual(ut + (step + 1) * 5 * minutes);
      }),
      { numRuns: 60 },
    );
  });

  it('are null in the polar day and night', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    const midsummer = readInstant('2026-06-21T00:00:00Z').ut;
    const midwinter = readInstant('2026-12-21T00:00:00Z').ut;
    for (const from of [midsummer, midwinter]) {
      expect(findRise('sun', from, tromso)).toBeNull();
      expect(findSet('sun', from, tromso)).toBeNull();
    }
    // the last sunset before the summer without night, and the first rising after the winter without day
    expect(findSet('sun', midsummer - 60, tromso, 30)).not.toBeNull();
    expect(findRise('sun', midwinter, tromso, 30)).not.toBeNull();
  });

  it('take a fixed altitude as the rule', () => {
    const delhi = { latitude: 28.6139, longitude: 77.209 };
    const from = readInstant('2026-11-07T18:30:00Z').ut;
    const almanac = findRise('sun', from, delhi, 1, { ...centre, altitude: -0.8333 }) ?? NaN;
    const later = (almanac - (findRise('sun', from, delhi) ?? NaN)) * seconds;
    expect(later).toBeGreaterThan(8);
    expect(later).toBeLessThan(16);
  });
});
