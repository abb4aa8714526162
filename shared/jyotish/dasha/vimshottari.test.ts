import { computeAntardashas, computeMahadashas, findRunningPeriod } from './vimshottari';
import { readInstant } from '../astronomy/time-scales';
import swiss from '../fixtures/charts-swisseph.json';

describe('vimshottari periods', () => {
  // moon at the very start of Bharani, ruled by Venus
  const mahadashas = computeMahadashas(360 / 27, 0);

  it('begins with the lord of the moon nakshatra', () => {
    expect(mahadashas[0]).toEqual({
      lord: 'venus',
      start: '2000-01-01T12:00:00Z',
      end: '2020-01-01T12:00:00Z',
    });
  });

  it('divides a mahadasha into nine shares that fill it', () => {
    const [first] = mahadashas;
    if (!first) throw new Error('no mahadasha');
    const antardashas = computeAntardashas(first);
    expect(antardashas).toHaveLength(9);
    expect(antardashas[0]).toMatchObject({ lord: 'venus', start: first.start });
    expect(antardashas[8]).toMatchObject({ lord: 'ketu', end: first.end });
  });

  it('finds the period that runs', () => {
    expect(findRunningPeriod(mahadashas, '2021-06-01T00:00:00Z')?.lord).toBe('sun');
    expect(findRunningPeriod(mahadashas, '1999-06-01T00:00:00Z')).toBeNull();
  });
});

describe('mahadashas of the moon as Swiss Ephemeris places it', () => {
  it.each(['365.25', '365.256364', '365.2425'] as const)(
    'begin alike in years of %s days',
    (year) => {
      for (const birth of swiss.charts) {
        const expected = birth.vimshottari_mahadasha_start_utc_by_year_length[year];
        const found = computeMahadashas(
          birth.planets.Moon.lon,
          readInstant(birth.utc).ut,
          Number(year),
        );
        found.forEach(({ lord, start }, index) => {
          const [name, utc] = expected[index] ?? [];
          expect(lord).toBe(String(name).toLowerCase());
          // the six decimals of the longitude leave half a minute of a dasha open
          expect(Math.abs(Date.parse(start) - Date.parse(String(utc)))).toBeLessThan(60_000);
        });
      }
    },
  );
});
