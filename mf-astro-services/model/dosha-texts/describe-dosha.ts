import { chartDoshas } from './chart-doshas';
import type { BilingualDoshaWords, DoshaTopic, DoshaWords } from './dosha-words';
import { nodeDoshas } from './node-doshas';
import { shaniPeriodWords } from './shani-periods';
import type { Lang } from 'shared/remote-kit/page';

const words: Readonly<Record<DoshaTopic, BilingualDoshaWords>> = {
  ...chartDoshas,
  ...nodeDoshas,
  ...shaniPeriodWords,
};

/** A dosha, or a period of Saturn, for people. */
export const describeDosha = (topic: DoshaTopic, lang: Lang): DoshaWords => words[topic][lang];
