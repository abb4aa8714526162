import { computeChart } from '../kundli/chart';
import { areManglikAlike, readManglik } from './manglik-pair';

/** A chart of equal signs: only what Manglik reads, moved to where a test needs it. */
function chartWith(rashis: Partial<Record<'mars' | 'moon' | 'venus' | 'jupiter', number>>) {
  const chart = computeChart({ utc: '1990-04-15T09:00:00Z', latitude: 12.97, longitude: 77.59 });
  const lagna = chart.ascendant.rashi;
  const planets = { ...chart.planets };
  for (const [graha, house] of Object.entries(rashis)) {
    const rashi = (lagna + house - 1) % 12;
    const key = graha as keyof typeof rashis;
    planets[key] = { ...planets[key], rashi, house, longitude: rashi * 30 + 29 };
  }
  return { ascendant: chart.ascendant, planets };
}

describe('Manglik of a pair', () => {
  it('is free where Mars counts from no point', () => {
    // third from the lagna, fifth from the Moon, sixth from Venus
    const person = readManglik(chartWith({ mars: 3, moon: 11, venus: 10, jupiter: 12 }));
    expect(person).toEqual({ state: 'free', rules: [], exceptions: [], standing: [] });
  });

  it('names the rules, and is lifted by an exception', () => {
    const person = readManglik(chartWith({ mars: 8, moon: 10, venus: 7, jupiter: 4 }));
    expect(person.rules).toContain('from-lagna');
    expect(person.state).toBe('lifted');
    expect(person.exceptions).toContain('benefic-in-lagna-or-seventh');
  });

  it('is alike when both have it or neither does', () => {
    expect(areManglikAlike('manglik', 'manglik')).toBe(true);
    expect(areManglikAlike('free', 'lifted')).toBe(true);
    expect(areManglikAlike('manglik', 'lifted')).toBe(false);
  });
});
