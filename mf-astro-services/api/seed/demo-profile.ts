import type { BothLanguages } from '../data/schema';

/** What a demonstration profile says; picture, status and order are added by the seed. */
export interface DemoProfile {
  slug: string;
  name: BothLanguages<string>;
  languages: BothLanguages<string[]>;
  skills: BothLanguages<string[]>;
  about: BothLanguages<string>;
  experienceYears: number;
  /** Paise. */
  pricePerMinute: bigint;
}
