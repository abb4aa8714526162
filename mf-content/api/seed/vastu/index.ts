import type { ContentSeed } from '../content-seed';
import { seed as eightDirections } from './eight-directions';
import { seed as mainEntrance } from './main-entrance';
import { seed as kitchenAndCookingFire } from './kitchen-and-cooking-fire';
import { seed as rentedFlat } from './rented-flat';

export const vastuSeeds: ContentSeed[] = [
  eightDirections,
  mainEntrance,
  kitchenAndCookingFire,
  rentedFlat,
];
