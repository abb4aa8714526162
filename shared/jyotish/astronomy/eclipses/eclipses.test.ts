import { findEclipses, observeEclipse } from './eclipses';
import type { Eclipse } from './eclipse-types';
import { defaultRiseRule } from '../rise-set';

const dayOf = (utc: string) => (Date.parse(utc) - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
const delhi = { latitude: 28.6139, longitude: 77.209 };

/** The eclipse whose greatest phase is nearest to an instant. */
function eclipseAt(utc: string): Eclipse {
  const [first] = findEclipses(dayOf(utc) - 5, dayOf(utc) + 5);
  if (!first) throw new Error(`no eclipse at ${utc}`);
  return first;
}

function expectNear(found: number | undefined, utc: string, seconds: number) {
  expect(Math.abs((found ?? Number.NaN) - dayOf(utc)) * 86_400).toBeLessThan(seconds);
}

// NASA's catalogues (Espenak and Meeus): greatest phase, kind, magnitude
const catalogue: readonly (readonly [string, Eclipse['body'], Eclipse['kind'], number])[] = [
  ['2017-08-21T18:25:32Z', 'sun', 'total', 1.0306],
  ['2019-12-26T05:17:46Z', 'sun', 'annular', 0.9701],
  ['2022-10-25T11:00:18Z', 'sun', 'partial', 0.8619],
  ['2023-04-20T04:16:54Z', 'sun', 'hybrid', 1.0132],
  ['2024-04-08T18:17:21Z', 'sun', 'total', 1.0566],
  ['2027-08-02T10:06:50Z', 'sun', 'total', 1.079],
  ['2018-07-27T20:21:44Z', 'moon', 'total', 1.6087],
  ['2020-01-10T19:10:00Z', 'moon', 'penumbral', -0.116],
  ['2021-11-19T09:02:56Z', 'moon', 'partial', 0.9742],
  ['2022-11-08T10:59:11Z', 'moon', 'total', 1.3589],
];

describe('eclipses', () => {
  it.each(catalogue)('%s of the %s: %s', (utc, body, kind, magnitude) => {
    const eclipse = eclipseAt(utc);
    expect(eclipse).toMatchObject({ body, kind });
    expectNear(eclipse.greatest, utc, 15);
    expect(Math.abs(eclipse.magnitude - magnitude)).toBeLessThan(0.0015);
  });

  it('finds each of 2001 to 2020: 44 of the sun, 47 of the moon', () => {
    const found = findEclipses(dayOf('2001-01-01T00:00:00Z'), dayOf('2021-01-01T00:00:00Z'));
    expect(found.filter(({ body }) => body === 'sun')).toHaveLength(44);
    expect(found.filter(({ body }) => body === 'moon')).toHaveLength(47);
    found.slice(1).forEach(({ greatest }, index) => {
      expect(greatest).toBeGreaterThan(found[index]!.greatest);
    });
  });

  it('times the phases of a lunar eclipse', () => {
    const eclipse = eclipseAt('2018-07-27T20:21:44Z');
    if (eclipse.body !== 'moon') throw new Error('not of the moon');
    expectNear(eclipse.penumbral.from, '2018-07-27T17:14:49Z', 10);
    expectNear(eclipse.partial?.from, '2018-07-27T18:24:27Z', 10);
    expectNear(eclipse.total?.from, '2018-07-27T19:30:15Z', 10);
    expectNear(eclipse.total?.until, '2018-07-27T21:13:12Z', 10);
    expectNear(eclipse.partial?.until, '2018-07-27T22:19:00Z', 10);
    expectNear(eclipse.penumbral.until, '2018-07-27T23:28:37Z', 10);
  });

  it('shows a place its own phases of a solar eclipse, as Swiss Ephemeris has them', () => {
    const seen = observeEclipse(eclipseAt('2020-06-21T06:40:00Z'), delhi, defaultRiseRule);
    expectNear(seen?.span.from, '2020-06-21T04:49:57Z', 3);
    expectNear(seen?.greatest, '2020-06-21T06:31:36Z', 3);
    expectNear(seen?.span.until, '2020-06-21T08:18:35Z', 3);
    expect(seen?.magnitude).toBeCloseTo(0.9526, 3);
    expect(seen?.altitude).toBeCloseTo(82.94, 1);
    expect(seen?.visible).toMatchObject(seen?.span ?? {});
  });

  it('ends with the sunset, begins with the moonrise', () => {
    const sunset = observeEclipse(eclipseAt('2022-10-25T11:00:00Z'), delhi, defaultRiseRule);
    expectNear(sunset?.visible?.until, '2022-10-25T12:11:30Z', 60);
    const moonrise = observeEclipse(eclipseAt('2022-11-08T11:00:00Z'), delhi, defaultRiseRule);
    expectNear(moonrise?.visible?.from, '2022-11-08T11:58:00Z', 60);
    expect(moonrise?.visible?.until).toBe(moonrise?.span.until);
  });

  it('says when nothing is seen', () => {
    expect(observeEclipse(eclipseAt('2019-07-02T19:23:00Z'), delhi, defaultRiseRule)).toBeNull();
    expect(
      observeEclipse(eclipseAt('2017-08-21T18:25:32Z'), delhi, defaultRiseRule)?.visible,
    ).toBeNull();
  });
});
