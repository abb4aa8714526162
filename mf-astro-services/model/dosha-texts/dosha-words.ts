import type { DoshaId } from 'shared/jyotish/kundli/doshas/dosha';
import type { ShaniPeriodKind } from 'shared/jyotish/kundli/doshas/shani-periods';
import type { Lang } from 'shared/remote-kit/page';

/** What is described here: the doshas of a chart and the periods of Saturn. */
export type DoshaTopic = DoshaId | ShaniPeriodKind;

/** A dosha for people. */
export interface DoshaWords {
  name: string;
  about: string;
  rule: string;
  tradition: string;
  eased: string;
  /** What tradition advises, what costs nothing first; never anything to buy. */
  remedies: readonly string[];
}

export type BilingualDoshaWords = Readonly<Record<Lang, DoshaWords>>;
