import type { ContentSeed } from '../content-seed';
import { seed as moolank1Sun } from './moolank-1-sun';
import { seed as moolank2Moon } from './moolank-2-moon';
import { seed as moolank3Jupiter } from './moolank-3-jupiter';
import { seed as moolank4Rahu } from './moolank-4-rahu';
import { seed as moolank5Mercury } from './moolank-5-mercury';
import { seed as moolank6Venus } from './moolank-6-venus';
import { seed as moolank7Ketu } from './moolank-7-ketu';
import { seed as moolank8Saturn } from './moolank-8-saturn';
import { seed as moolank9Mars } from './moolank-9-mars';
import { seed as chaldeanAndPythagorean } from './chaldean-and-pythagorean';
import { seed as loShuGrid } from './lo-shu-grid';

export const numerologySeeds: ContentSeed[] = [
  moolank1Sun,
  moolank2Moon,
  moolank3Jupiter,
  moolank4Rahu,
  moolank5Mercury,
  moolank6Venus,
  moolank7Ketu,
  moolank8Saturn,
  moolank9Mars,
  chaldeanAndPythagorean,
  loShuGrid,
];
