import type { SuggestedPlace } from '../contracts/astro';
import { labelPlace } from './label-place';

/**
 * Decides what a text means. It means a place only when that place alone fits, or when the text is the
 * label of one suggestion and of no other, as a suggestion that was chosen writes it. Otherwise the
 * reader chooses among all that were suggested.
 */
export function settlePlace(
  suggested: readonly SuggestedPlace[],
  text: string,
): { place: SuggestedPlace | null; choices: SuggestedPlace[] } {
  const wanted = text.trim().toLowerCase();
  const labelled = suggested.filter((place) => labelPlace(place).toLowerCase() === wanted);
  const fitting = suggested.filter(({ fits }) => fits);
  // a bare name is the label of a place without a region too, and says nothing
  const isLabel = labelled.length === 1 && wanted.includes(',');
  const [place = null, second] = isLabel ? labelled : fitting;
  return place && !second ? { place, choices: [] } : { place: null, choices: [...suggested] };
}
