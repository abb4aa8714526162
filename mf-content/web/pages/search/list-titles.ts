import { getSearchSuggestions } from 'shared/contracts/content-search';
import { browserCall } from 'shared/http/browser-call';
import { isFailure } from 'shared/http/failure';
import type { Lang } from 'shared/remote-kit/page';

/** Titles like what is typed; none when the answer fails, for a suggestion is no more than a help. */
export async function listTitles(q: string, lang: Lang): Promise<string[]> {
  const outcome = await browserCall(getSearchSuggestions, { query: { q, lang } });
  return isFailure(outcome) ? [] : [...new Set(outcome.data.map(({ title }) => title))];
}
