import type { FestivalId } from './names';
import type { FestivalRule } from './rule';

/** What sort of day it is, for filters. */
export type FestivalKind = 'festival' | 'vrat' | 'ekadashi' | 'jayanti' | 'sankranti' | 'shraddha';

/**
 * Ways of choosing a day that differ for one festival: of Smartas and Vaishnavas; by the tithi at
 * sunrise; by a muhurta (48 minutes) of it after sunrise; by the first of two forenoons; by midday; by the civil
 * date of a sankranti; the day after Diwali whatever the tithi; Amavasya for one ghati of the second
 * evening being enough; the full moon in place of a nakshatra; and the usual one, where only others
 * have a name.
 */
export type Tradition =
  | 'usual'
  | 'smarta'
  | 'vaishnava'
  | 'sunrise'
  | 'muhurta'
  | 'first-forenoon'
  | 'midday'
  | 'civil-date'
  | 'day-after-diwali'
  | 'one-ghati'
  | 'full-moon';

/** A festival with the rule most calendars follow, and the rules of those who differ. */
export interface FestivalDefinition {
  id: FestivalId;
  kind: FestivalKind;
  rule: FestivalRule;
  /** Whose rule that is, where there are others. */
  tradition?: Tradition;
  others?: readonly { tradition: Tradition; rule: FestivalRule }[];
}
