import { getSuggest, type SuggestedPlace } from 'shared/contracts/astro';
import { isFailure } from 'shared/http/failure';
import { cutText } from 'shared/i18n/cut-text';
import { settlePlace } from 'shared/places/settle-place';
import type { Call, Lang } from 'shared/remote-kit/page';
import { isPlaceChosen, type BirthFields } from './birth-form';

/** The place that was chosen in a form, to be shown again; null when none was or it can't be had now. */
export async function findChosenPlace(
  fields: Pick<BirthFields, 'place' | 'placeId' | 'placeFor'>,
  call: Call,
  lang: Lang,
): Promise<SuggestedPlace | null> {
  if (!isPlaceChosen(fields)) return null;
  const { place: text, placeId } = fields;
  const outcome = await call(getSuggest, { params: { text: cutText(text, 80) }, query: { lang } });
  if (isFailure(outcome)) return null;
  const found = outcome.data.find(({ id }) => id === placeId);
  return found ?? settlePlace(outcome.data, text).place;
}
