import { useEffect, useState } from 'react';
import type { SuggestedPlace } from 'shared/contracts/astro';
import type { Lang } from 'shared/remote-kit/page';
import type { BirthFields } from '../../forms/birth-form';

/** The place that is sent with the form, for the text it was chosen for. */
interface ChosenPlace {
  id: string;
  text: string;
  /** What is known of it, to be shown. */
  place: SuggestedPlace | null;
}

/**
 * The place a field stands for. A form that only knows its id asks for the rest.
 * @param place the place of the fields, if it is known; undefined where nothing shows it
 */
export function useChosenPlace(
  { place: text, placeId, placeFor }: Pick<BirthFields, 'place' | 'placeId' | 'placeFor'>,
  place: SuggestedPlace | null | undefined,
  lang: Lang,
) {
  const [chosen, setChosen] = useState<ChosenPlace>({
    ...{ id: placeId, text: placeFor },
    place: place?.id === placeId ? place : null,
  });
  const isMissing = place !== undefined && chosen.id !== '' && !chosen.place;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    void recall({ place: text, placeId, placeFor }, lang).then((found) => {
      if (isCurrent && found) setChosen({ id: placeId, text: placeFor, place: found });
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, text, placeId, placeFor, lang]);
  const choose = (place: SuggestedPlace, text: string) => setChosen({ id: place.id, text, place });
  return { chosen, choose };
}

async function recall(
  fields: Pick<BirthFields, 'place' | 'placeId' | 'placeFor'>,
  lang: Lang,
): Promise<SuggestedPlace | null> {
  const [{ findChosenPlace }, { browserCall }] = await Promise.all([
    import('../../forms/find-chosen-place'),
    import('shared/http/browser-call'),
  ]);
  return findChosenPlace(fields, browserCall, lang);
}
