import charts from '../fixtures/charts-swisseph.json';
import days from '../fixtures/panchang-swisseph.json';
import { answerChart } from './answer-chart';
import { answerFestivals } from './answer-festivals';
import { answerMatch } from './answer-match';
import { answerPanchang } from './answer-panchang';
import { answerTransits } from './answer-transits';
import { answerRequest } from './answer';
import { describeError } from './request-error';

const nowhere = () => null;

describe('answers in the shapes that are promised', () => {
  const [birth] = charts.charts;
  const [day] = days.cases;
  if (!birth || !day) throw new Error('the fixtures are empty');

  it('are a chart', () => {
    const { utc, lat, lon } = birth;
    const chart = answerRequest({ op: 'chart', utc, lat, lon }, nowhere);
    const place = ({ lon: longitude, ...rest }: { lon: number }) => ({
      ...rest,
      longitude: expect.closeTo(longitude, 3) as number,
    });
    const { nakshatra, pada, rashi, navamsa, retro: retrograde, lon: ofMoon } = birth.planets.Moon;
    expect(chart).toMatchObject({
      ascendant: place(birth.ascendant),
      planets: {
        moon: { ...place({ lon: ofMoon }), retrograde, nakshatra, pada, rashi, navamsa },
        rahu: { retrograde: true },
        ketu: { retrograde: true },
      },
      conventions: { ayanamsa: 'lahiri', node: 'mean', dashaYearDays: 365.25 },
    });
    const mahadasha = { lord: 'moon', start: expect.stringMatching(/^1895-04-23T05:2\d:\d\dZ$/) };
    expect(chart).toHaveProperty('vimshottari.0', expect.objectContaining(mahadasha));
  });

  it('are a panchang', () => {
    const { date, tz, lat, lon, utc } = day;
    const answer = answerPanchang({ op: 'panchang', date, tz, lat, lon }, nowhere);
    const near = (instant: string) => expect.stringContaining(instant.slice(0, 15)) as string;
    const list = (spans: (string | number)[][]) =>
      spans.map(([index, end]) => expect.objectContaining({ index, end: near(String(end)) }));
    expect(answer).toMatchObject({
      sunrise: near(utc.sunrise),
      sunset: near(utc.sunset),
      // at home in the night before; the day's own is the next
      moonrise: '1947-08-15T23:52:40Z',
      tithi: list(utc.tithi),
      nakshatra: list(utc.nakshatra),
      yoga: list(utc.yoga),
      karana: list(utc.karana_half_tithi),
      month: { amanta: 5, purnimanta: 5, adhika: true },
    });
  });
});

describe('answers', () => {
  const delhi = { tz: 'Asia/Kolkata', lat: 28.6139, lon: 77.209 };

  it('give the points of two Moons, however they are told', () => {
    const boy = { rashi: 0, degree: 5, nakshatra: 1, pada: 2 };
    const girl = { rashi: 3, degree: 20, nakshatra: 9, pada: 2 };
    const match = answerMatch({ op: 'match', boy, girl });
    const { total, ...points } = match;
    expect(Object.values(points).reduce((sum, koota) => sum + koota, 0)).toBe(total);
    expect(answerMatch({ op: 'match', boy: { longitude: 5 }, girl: { longitude: 110 } })).toEqual(
      match,
    );
  });

  it('find Diwali', () => {
    const festivals = answerFestivals({ op: 'festivals', year: 2027, ...delhi }, nowhere);
    expect(festivals).toContainEqual(
      expect.objectContaining({ id: 'diwali', date: '2027-10-29', rule: expect.any(String) }),
    );
  });

  it('find the day the sun enters Makara, and what a transit meets in a birth chart', () => {
    const span = { from: '2027-01-10T00:00:00Z', until: '2027-01-20T00:00:00Z' };
    const birth = { utc: '1990-04-15T09:00:00Z', lat: 12.97, lon: 77.59 };
    const answer = answerTransits({ op: 'transits', ...span, ...birth }, nowhere);
    expect(answer.ingresses).toContainEqual(
      expect.objectContaining({
        graha: 'sun',
        entered: 9,
        at: expect.stringMatching(/^2027-01-14/),
      }),
    );
    const saturn = expect.objectContaining({ graha: 'sun', point: 'saturn', aspect: 1 }) as object;
    expect(answer.contacts).toContainEqual(saturn);
    expect(answerTransits({ op: 'transits', ...span }, nowhere)).not.toHaveProperty('contacts');
  });

  it('take the place and its zone by name, and a birth on its wall clock', () => {
    const findPlace = (name: string) =>
      name === 'Delhi' ? { name, latitude: 28.6139, longitude: 77.209, timeZone: delhi.tz } : null;
    const { lat, lon } = delhi;
    const { conventions, ...chart } = answerChart(
      { date: '1990-04-15', time: '14:30', place: 'Delhi' },
      findPlace,
    );
    const same = answerChart({ utc: '1990-04-15T09:00:00Z', lat, lon }, nowhere);
    expect({ ...chart, conventions: same.conventions }).toEqual(same);
    expect(conventions).toEqual({ ...same.conventions, clock: 'zone', offsetSeconds: 19_800 });
  });

  it('carry the conventions that were asked for', () => {
    const asked = { ayanamsa: 'raman', node: 'true', houses: 'placidus', dashaYear: 'savana' };
    const chart = answerChart({ utc: '1990-04-15T09:00:00Z', ...delhi, ...asked }, nowhere);
    expect(chart).toMatchObject({
      conventions: { ayanamsa: 'raman', node: 'true', dashaYearDays: 360 },
      bhavas: { system: 'placidus' },
    });
  });

  it.each([undefined, null, 'unknown'])('leave out what depends on the time: %s', (time) => {
    const day = { date: '1990-04-15', time, ...delhi };
    const chart = answerChart(day, nowhere);
    expect(chart).toMatchObject({
      utc: '1990-04-15T06:30:00Z',
      ascendant: null,
      planets: { sun: { rashi: 0, house: null }, ketu: { rashi: 3, house: null } },
      moonOfDay: { rashis: [7, 8], nakshatras: [18, 19] },
      vimshottari: null,
    });
    expect(chart).not.toHaveProperty('bhavas');
    const span = { from: '2027-01-10T00:00:00Z', until: '2027-02-10T00:00:00Z' };
    const points = answerTransits({ ...day, ...span }, nowhere).contacts?.map(({ point }) => point);
    expect(points).toContain('saturn');
    expect(points).not.toContain('ascendant');
    expect(points).not.toContain('moon');
  });
});

describe('requests that are wrong', () => {
  const chart = { op: 'chart', utc: '1990-04-15T09:00:00Z', lat: 12.97, lon: 77.59 };
  const wall = { ...chart, utc: undefined, date: '2026-03-29', time: '02:30', tz: 'Europe/Berlin' };
  const tromso = { tz: 'Europe/Oslo', lat: 69.65, lon: 18.96 };
  const apia = { tz: 'Pacific/Apia', lat: -13.83, lon: -171.77 };
  const apiaBirth = { op: 'chart', date: '2011-12-30', time: '10:00', ...apia };
  const moon = { rashi: 0, degree: 5, nakshatra: 1, pada: 2 };

  it.each([
    [{ op: 'dance' }, 'unknown_op', 'op'],
    [[], 'invalid_field', null],
    [{ ...chart, utc: undefined }, 'missing_field', 'utc'],
    [{ ...chart, utc: '1990-02-30T09:00:00Z' }, 'invalid_field', 'utc'],
    [{ ...chart, utc: '1700-02-20T09:00:00Z' }, 'unsupported_year', 'utc'],
    [{ ...chart, lat: 90.1 }, 'invalid_field', 'lat'],
    [{ ...chart, lon: '77' }, 'invalid_field', 'lon'],
    [{ ...chart, ayanamsa: 'none' }, 'invalid_field', 'ayanamsa'],
    [{ ...chart, place: 'Atlantis' }, 'unknown_place', 'place'],
    [{ ...chart, lat: 70, houses: 'kp' }, 'undefined_houses', 'houses'],
    [wall, 'skipped_time', 'time'],
    [{ ...wall, date: '2026-10-25' }, 'repeated_time', 'occurrence'],
    [{ ...wall, time: '25:00' }, 'invalid_field', 'time'],
    [{ ...wall, tz: 'Mars/Base' }, 'unknown_zone', 'tz'],
    [{ op: 'panchang', date: '2026-06-21', ...tromso }, 'polar_day', 'lat'],
    [{ op: 'panchang', date: '2026-12-21', ...tromso }, 'polar_night', 'lat'],
    [{ op: 'match', boy: moon }, 'missing_field', 'girl'],
    [{ op: 'match', boy: moon, girl: { ...moon, pada: 5 } }, 'invalid_field', 'girl.pada'],
    [{ op: 'match', boy: { ...moon, nakshatra: 9 } }, 'invalid_field', 'boy.nakshatra'],
    [{ op: 'match', boy: { ...moon, nakshatra: 3, pada: 2 } }, 'invalid_field', 'boy.pada'],
    [{ op: 'match', boy: { ...moon, degree: 12 } }, 'invalid_field', 'boy.degree'],
    [{ op: 'match', boy: { longitude: 360 } }, 'invalid_field', 'boy.longitude'],
    [{ op: 'match', boy: { utc: '2150-01-01T00:00:00Z' } }, 'invalid_field', 'boy.utc'],
    [{ op: 'match', boy: { ...moon, degre: 5 } }, 'unknown_field', 'boy.degre'],
    [{ op: 'match', boy: moon, girl: moon, gril: moon }, 'unknown_field', 'gril'],
    [{ ...chart, ayanmsa: 'raman' }, 'unknown_field', 'ayanmsa'],
    [{ op: 'panchang', date: '2026-06-21', time: '10:00', ...tromso }, 'unknown_field', 'time'],
    [{ op: 'festivals', yaer: 2027, ...tromso }, 'unknown_field', 'yaer'],
    [{ op: 'transits', year: 2027, moonrise: 'upper-limb' }, 'unknown_field', 'moonrise'],
    [{ op: 'festivals', year: 2500, ...tromso }, 'unsupported_year', 'year'],
    [{ op: 'panchang', date: '2011-12-30', ...apia }, 'skipped_date', 'date'],
    [apiaBirth, 'skipped_date', 'date'],
    [{ ...apiaBirth, clock: 'local-mean' }, 'skipped_date', 'date'],
    [{ ...apiaBirth, clock: 'bombay', time: null }, 'skipped_date', 'date'],
    [{ op: 'transits', from: '2027-01-01T00:00:00Z' }, 'missing_field', 'until'],
  ])('%j is %s at %s', (request, code, field) => {
    let thrown: unknown;
    try {
      answerRequest(request, nowhere);
    } catch (error) {
      thrown = error;
    }
    expect(describeError(thrown).error).toMatchObject({ code, field });
  });

  it('refuse to match who is not born yet by the clock they are given', () => {
    const birth = { op: 'match', boy: { longitude: 5 }, girl: { utc: '2030-01-01T00:00:00Z' } };
    const ask = (now: string) => () => answerRequest(birth, nowhere, new Date(now));
    expect(ask('2029-12-31T23:59:59Z')).toThrow('girl.utc is an instant that has passed');
    expect(ask('2030-01-01T00:00:00Z')()).toHaveProperty('total');
  });
});
