import type { ContentSeed } from '../content-seed';
import { seed as eightDirections } from './eight-directions';
import { seed as mainEntrance } from './main-entrance';
import { seed as pujaCorner } from './puja-corner';
import { seed as kitchenAndCookingFire } from './kitchen-and-cooking-fire';
import { seed as bedroomAndSleep } from './bedroom-and-sleep';
import { seed as studyCorner } from './study-corner';
import { seed as lightAndAir } from './light-and-air';
import { seed as rentedFlat } from './rented-flat';

export const vastuSeeds: ContentSeed[] = [
  eightDirections,
  mainEntrance,
  pujaCorner,
  kitchenAndCookingFire,
  bedroomAndSleep,
  studyCorner,
  lightAndAir,
  rentedFlat,
];
