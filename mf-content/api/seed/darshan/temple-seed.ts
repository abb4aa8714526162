import type { RiteKind } from 'shared/contracts/content-darshan';

/** A rite as it is shipped; times and days are written as the table `darshan_rites` has them. */
export interface RiteSeed {
  slug: string;
  kind: RiteKind;
  en: string;
  hi: string;
  starts: string;
  /** Left out where only the beginning is published. */
  ends?: string;
  months?: number[];
  weekdays?: number[];
}

interface TempleWords {
  name: string;
  place: string;
  deity: string;
  keeper: string;
}

/** A temple or a ghat with its usual hours, as its keeper publishes them. */
export interface TempleSeed {
  slug: string;
  en: TempleWords;
  hi: TempleWords;
  /** The keeper's own site. */
  website: string;
  timeZone: string;
  latitude: number;
  longitude: number;
  rites: RiteSeed[];
}
