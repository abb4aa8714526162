import { useRef, useState } from 'react';
import type { SuggestedPlace } from 'shared/contracts/astro';
import type { Lang } from 'shared/remote-kit/page';
import { askPlaces } from './ask-places';

const waitMs = 150;

/**
 * Suggestions for what is typed, when it has stood for a moment; null while there are none to show.
 * @param listen is told of every answer that still counts
 */
export function useSuggestions(
  lang: Lang,
  listen: (text: string, places: SuggestedPlace[]) => void,
) {
  const [options, setOptions] = useState<SuggestedPlace[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);

  /** @param isShown whether a list would still be looked at when the answer is there */
  function ask(typed: string, isShown: () => boolean) {
    const turn = forget();
    const text = typed.trim();
    if (!text) return hide();
    timer.current = setTimeout(async () => {
      const places = await askPlaces(text, lang);
      // a later keystroke has asked again: its answer counts, not this one
      if (turn !== asked.current) return;
      // without suggestions the field is plain text, which the form resolves on sending
      setOptions(places && isShown() ? places : null);
      if (places) listen(text, places);
    }, waitMs);
  }

  /** A suggestion that is still under way counts no more. */
  function forget(): number {
    clearTimeout(timer.current);
    return (asked.current += 1);
  }

  const hide = () => setOptions(null);
  return { options, ask, hide, forget };
}
