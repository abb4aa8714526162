import type { ContentSeed } from '../content-seed';
import { seed as theFool } from './the-fool';
import { seed as theMagician } from './the-magician';
import { seed as theHighPriestess } from './the-high-priestess';
import { seed as theEmpress } from './the-empress';
import { seed as theEmperor } from './the-emperor';
import { seed as theHierophant } from './the-hierophant';
import { seed as theLovers } from './the-lovers';
import { seed as theChariot } from './the-chariot';
import { seed as strength } from './strength';
import { seed as theHermit } from './the-hermit';
import { seed as wheelOfFortune } from './wheel-of-fortune';
import { seed as justice } from './justice';
import { seed as theHangedMan } from './the-hanged-man';
import { seed as death } from './death';
import { seed as temperance } from './temperance';
import { seed as theDevil } from './the-devil';
import { seed as theTower } from './the-tower';
import { seed as theStar } from './the-star';
import { seed as theMoon } from './the-moon';
import { seed as theSun } from './the-sun';
import { seed as judgement } from './judgement';
import { seed as theWorld } from './the-world';

/** The Major Arcana in the order of the deck, from the Fool to the World. */
export const tarotSeeds: ContentSeed[] = [
  theFool,
  theMagician,
  theHighPriestess,
  theEmpress,
  theEmperor,
  theHierophant,
  theLovers,
  theChariot,
  strength,
  theHermit,
  wheelOfFortune,
  justice,
  theHangedMan,
  death,
  temperance,
  theDevil,
  theTower,
  theStar,
  theMoon,
  theSun,
  judgement,
  theWorld,
];
