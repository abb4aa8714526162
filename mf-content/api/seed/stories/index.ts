import type { ContentSeed, StoryDetails } from '../content-seed';
import { seed as fiveLimbsOfAPanchang } from './five-limbs-of-a-panchang';
import { seed as theMoonsMonth } from './the-moons-month';
import { seed as howAKundliIsDrawn } from './how-a-kundli-is-drawn';
import { seed as diwaliInFiveDays } from './diwali-in-five-days';
import { seed as aKarvaChauthEvening } from './a-karva-chauth-evening';
import { seed as ninePlanetsInNineLines } from './nine-planets-in-nine-lines';

export const storySeeds: ContentSeed<StoryDetails>[] = [
  fiveLimbsOfAPanchang,
  theMoonsMonth,
  howAKundliIsDrawn,
  diwaliInFiveDays,
  aKarvaChauthEvening,
  ninePlanetsInNineLines,
];
