import type { ContentSeed } from '../content-seed';
import { seed as aries } from './aries';
import { seed as taurus } from './taurus';
import { seed as gemini } from './gemini';
import { seed as cancer } from './cancer';
import { seed as leo } from './leo';
import { seed as virgo } from './virgo';
import { seed as libra } from './libra';
import { seed as scorpio } from './scorpio';
import { seed as sagittarius } from './sagittarius';
import { seed as capricorn } from './capricorn';
import { seed as aquarius } from './aquarius';
import { seed as pisces } from './pisces';

/** The twelve signs from Mesha. */
export const signSeeds: ContentSeed[] = [
  aries,
  taurus,
  gemini,
  cancer,
  leo,
  virgo,
  libra,
  scorpio,
  sagittarius,
  capricorn,
  aquarius,
  pisces,
];
