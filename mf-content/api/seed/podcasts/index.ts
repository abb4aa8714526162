import type { ContentSeed, PodcastDetails } from '../content-seed';
import { seed as bhairavAtDawn } from './bhairav-at-dawn';
import { seed as breathInFours } from './breath-in-fours';
import { seed as durgaByTheEveningLamp } from './durga-by-the-evening-lamp';
import { seed as meghAndTheFirstRain } from './megh-and-the-first-rain';
import { seed as riverAndBells } from './river-and-bells';
import { seed as yamanAtDusk } from './yaman-at-dusk';

export const podcastSeeds: ContentSeed<PodcastDetails>[] = [
  bhairavAtDawn,
  yamanAtDusk,
  durgaByTheEveningLamp,
  breathInFours,
  riverAndBells,
  meghAndTheFirstRain,
];
