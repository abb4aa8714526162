import type { Graha } from '../zodiac/graha';

/** One period of a dasha; instants are ISO 8601 UTC to the second. */
export interface DashaPeriod {
  lord: Graha;
  start: string;
  end: string;
}
