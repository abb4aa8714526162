import { useEffect, useState } from 'react';
import type { SuggestedPlace } from 'shared/contracts/astro';
import type { Lang } from 'shared/remote-kit/page';
import { askPlaces } from './ask-places';

const waitMs = 300;

/**
 * What lies at coordinates while they are typed; null until it is known.
 * @param position `25.61, 85.14`, or empty
 * @param start what lies at the first position, if it is known
 */
export function useSpot(
  position: string,
  start: SuggestedPlace | null,
  lang: Lang,
): SuggestedPlace | null {
  const [found, setFound] = useState({ position: start ? position : '', place: start });
  const isMissing = position !== '' && found.position !== position;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const [place = null] = (await askPlaces(position, lang)) ?? [];
      if (isCurrent) setFound({ position, place });
    }, waitMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isMissing, position, lang]);
  return found.position === position ? found.place : null;
}
