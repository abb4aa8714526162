import { moonRiseRules } from './moon-rise-rules';
import { computePanchangDay } from './panchang';

const cities = {
  delhi: ['Asia/Kolkata', 28.6139, 77.209],
  varanasi: ['Asia/Kolkata', 25.3176, 82.9739],
  surat: ['Asia/Kolkata', 21.1702, 72.8311],
  cheruvathur: ['Asia/Kolkata', 12.2125, 75.1624],
  mumbai: ['Asia/Kolkata', 19.076, 72.8777],
  kolkata: ['Asia/Kolkata', 22.5726, 88.3639],
  luxor: ['Africa/Cairo', 25.6872, 32.6396],
  newYork: ['America/New_York', 40.7128, -74.006],
  madrid: ['Europe/Madrid', 40.4168, -3.7038],
  rome: ['Europe/Rome', 41.9028, 12.4964],
  london: ['Europe/London', 51.5074, -0.1278],
} as const;

function eclipsesOf(city: keyof typeof cities, date: string, input: object = {}) {
  const [timeZone, latitude, longitude] = cities[city];
  const day = computePanchangDay({ date, timeZone, place: { latitude, longitude }, ...input });
  if (!day.ok) throw new Error(day.code);
  return day;
}

function only(city: keyof typeof cities, date: string) {
  const { eclipses } = eclipsesOf(city, date);
  expect(eclipses).toHaveLength(1);
  if (!eclipses[0]) throw new Error('none is seen');
  return eclipses[0];
}

const near = (found: string | undefined, utc: string, minutes = 1.1) =>
  expect(Math.abs(Date.parse(found ?? '') - Date.parse(utc)) / 60_000).toBeLessThan(minutes);

// kinds as the paths of NASA's eclipse maps have them
test.each([
  ['delhi', '2027-08-02', 'partial', 'total', 0.169, 0.08],
  ['luxor', '2027-08-02', 'total', 'total', 1.08, 1],
  ['cheruvathur', '2019-12-26', 'annular', 'annular', 0.968, 0.938],
  ['delhi', '2019-12-26', 'partial', 'annular', 0.559, 0.449],
  ['varanasi', '2009-07-22', 'total', 'total', 1.065, 1],
  ['surat', '2009-07-22', 'total', 'total', 1.063, 1],
  ['delhi', '2009-07-22', 'partial', 'total', 0.86, 0.84],
  ['mumbai', '2009-07-22', 'partial', 'total', 0.96, 0.96],
] as const)('%s on %s: %s, elsewhere %s', (city, date, kind, kindOnEarth, magnitude, covered) => {
  const seen = only(city, date);
  expect(seen).toMatchObject({ body: 'sun', kind, kindOnEarth });
  expect(Math.abs(seen.magnitude - magnitude)).toBeLessThan(0.03);
  expect(Math.abs((seen.obscuration ?? 0) - covered)).toBeLessThan(0.03);
  expect(seen.central === null).toBe(kind === 'partial');
});

test('New Delhi, 2 August 2027: 16.9 % of the diameter, with its contacts', () => {
  const seen = only('delhi', '2027-08-02');
  expect((100 * seen.magnitude).toFixed(1)).toBe('16.9');
  near(seen.start, '2027-08-02T10:24:00Z');
  near(seen.greatest, '2027-08-02T10:59:00Z');
  near(seen.end, '2027-08-02T11:33:00Z');
  expect(seen.contacts).toEqual({ start: seen.start, end: seen.end });
  expect(seen).toMatchObject({ risesEclipsed: false, setsEclipsed: false });
  // twelve hours before the first contact
  near(seen.sutak?.start, '2027-08-01T22:24:00Z');
  expect(seen.sutak?.end).toBe(seen.end);
});

test('what comes after sunset is not seen: the deepest moment is the sunset', () => {
  const day = eclipsesOf('rome', '2028-01-26');
  const [seen] = day.eclipses;
  expect(seen).toMatchObject({ kind: 'partial', kindOnEarth: 'annular', setsEclipsed: true });
  expect(seen?.end).toBe(day.sunset);
  expect(seen?.greatest).toBe(day.sunset);
  expect(seen?.contacts.end ?? '').not.toBe(day.sunset);
});

test('a Sun that rises eclipsed is seen from the sunrise of the page', () => {
  const day = eclipsesOf('surat', '2009-07-22');
  const [seen] = day.eclipses;
  expect(seen).toMatchObject({ risesEclipsed: true, setsEclipsed: false });
  expect(seen?.start).toBe(day.sunrise);
  expect(Date.parse(seen?.contacts.start ?? '')).toBeLessThan(Date.parse(day.sunrise));
});

test('the total lunar eclipse of 7 September 2025 is seen whole in India', () => {
  const seen = only('delhi', '2025-09-07');
  expect(seen).toMatchObject({ body: 'moon', kind: 'total', obscuration: null });
  expect(seen.magnitude).toBeCloseTo(1.362, 2);
  near(seen.start, '2025-09-07T16:27:00Z');
  near(seen.central?.start, '2025-09-07T17:31:00Z');
  near(seen.central?.end, '2025-09-07T18:53:00Z');
  near(seen.end, '2025-09-07T19:57:00Z');
  // nine hours before the first umbral contact
  near(seen.sutak?.start, '2025-09-07T07:27:00Z');
});

test('in London the Moon of that night rises in the total phase, by the rule of moonrise', () => {
  for (const moonRiseRule of Object.values(moonRiseRules)) {
    const day = eclipsesOf('london', '2025-09-07', { moonRiseRule });
    const [seen] = day.eclipses;
    expect(seen).toMatchObject({ kind: 'total', risesEclipsed: true });
    expect(seen?.start).toBe(day.moonrise);
  }
});

test('a total lunar eclipse is partial where only its end is above the horizon', () => {
  // the total phase of 3 March 2026 ends at 17:33 IST, the Moon rises in Delhi after 18:20
  const seen = only('delhi', '2026-03-03');
  expect(seen).toMatchObject({ kind: 'partial', kindOnEarth: 'total', central: null });
  expect(seen.magnitude).toBeLessThan(0.6);
  near(seen.end, '2026-03-03T13:17:00Z');
  near(seen.sutak?.start, '2026-03-03T00:50:00Z');
  // in Kolkata the Moon rises half an hour earlier, but after the total phase too
  expect(only('kolkata', '2026-03-03').magnitude).toBeGreaterThan(seen.magnitude);
});

test('the solar eclipse of 12 August 2026 is partial in Madrid and not seen in India', () => {
  expect(only('madrid', '2026-08-12')).toMatchObject({ body: 'sun', kind: 'partial' });
  expect(eclipsesOf('mumbai', '2026-08-12').eclipses).toEqual([]);
});

test('a penumbral eclipse has no sutak', () => {
  expect(only('newYork', '2027-02-20')).toMatchObject({ kind: 'penumbral', sutak: null });
});
