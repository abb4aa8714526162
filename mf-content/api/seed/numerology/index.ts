import type { ContentSeed } from '../content-seed';
import { seed as moolank1Sun } from './moolank-1-sun';
import { seed as moolank2Moon } from './moolank-2-moon';
import { seed as moolank3Jupiter } from './moolank-3-jupiter';
import { seed as moolank4Rahu } from './moolank-4-rahu';
import { seed as moolank5Mercury } from './moolank-5-mercury';
import { seed as moolank6Venus } from './moolank-6-venus';

export const numerologySeeds: ContentSeed[] = [
  moolank1Sun,
  moolank2Moon,
  moolank3Jupiter,
  moolank4Rahu,
  moolank5Mercury,
  moolank6Venus,
];
