import type { ContentSeed } from '../content-seed';
import { seed as eightDirections } from './eight-directions';
import { seed as mainEntrance } from './main-entrance';
import { seed as kitchenAndCookingFire } from './kitchen-and-cooking-fire';

export const vastuSeeds: ContentSeed[] = [eightDirections, mainEntrance, kitchenAndCookingFire];
