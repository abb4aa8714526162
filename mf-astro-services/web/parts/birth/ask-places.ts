import type { SuggestedPlace } from 'shared/contracts/astro';
import { cutText } from 'shared/i18n/cut-text';
import type { Lang } from 'shared/remote-kit/page';

/** The places a text may mean, asked from the browser; null where none can be had now. */
export async function askPlaces(text: string, lang: Lang): Promise<SuggestedPlace[] | null> {
  const [{ getSuggest }, { browserCall }, { isFailure }] = await Promise.all([
    import('shared/contracts/astro'),
    import('shared/http/browser-call'),
    import('shared/http/failure'),
  ]);
  const outcome = await browserCall(getSuggest, {
    params: { text: cutText(text.trim(), 80) },
    query: { lang },
  });
  return isFailure(outcome) ? null : outcome.data;
}
