import type { Span, Written } from '../panchang/spans';
import type { Hindrance } from './hindrances';
import type { MuhuratKind } from './muhurat-rules';

/** Why a time suits: what runs in it, numbered as in the panchang. */
export interface MuhuratReason {
  rule: 'vara' | 'nakshatra' | 'tithi' | 'solar-month' | 'lunar-month';
  values: number[];
  source: string;
}

/** What one may want to keep clear of within a muhurat; universal time in days from J2000. */
export interface MuhuratCaution extends Span {
  name: 'rahu-kaal' | 'dur-muhurta' | 'varjyam' | 'holashtak';
}

/** A time that suits; ISO 8601 UTC. */
export interface Muhurat extends Written<Span> {
  /** The date whose sunrise begins its day. */
  date: string;
  reasons: MuhuratReason[];
  cautions: Written<MuhuratCaution>[];
}

/** The muhurats of a stretch of days, and the seasons in it that are closed. */
export interface MuhuratList {
  ok: true;
  kind: MuhuratKind;
  muhurats: Muhurat[];
  /** The hindrances heeded that last more than two days, in order. */
  closed: Written<Hindrance & { source: string }>[];
}
