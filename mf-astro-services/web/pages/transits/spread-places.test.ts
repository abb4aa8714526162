import type { SkyPlace } from 'shared/contracts/astro-transits';
import { spreadPlaces } from './spread-places';

const at = (graha: SkyPlace['graha'], longitude: number) => ({ graha, longitude }) as SkyPlace;

test('grahas that stand apart share a level, close ones do not, also over 0°', () => {
  const spread = spreadPlaces([at('sun', 2), at('moon', 100), at('mercury', 8), at('venus', 356)]);
  const levels = Object.fromEntries(spread.map(({ graha, level }) => [graha, level]));
  expect(levels.moon).toBe(0);
  expect(new Set([levels.sun, levels.mercury, levels.venus]).size).toBe(3);
});
