import type { SearchHit } from '../contracts/search';
import type { Lang } from '../remote-kit/page';
import { scoreNames } from './score-names';

/** A page that is always there, with the other names people look for it by. */
export interface KnownPage {
  /** Without language prefix. */
  path: string;
  en: string;
  hi: string;
  /** Further names in either script. */
  names: readonly string[];
}

// what a page is called comes before what else it is asked for
const BY_OTHER_NAME = 0.95;

/** The pages a question means, best first. */
export function findPages(pages: readonly KnownPage[], q: string, lang: Lang): SearchHit[] {
  return pages
    .map((page) => {
      const own = scoreNames(q, [page.en, page.hi]).score;
      const other = scoreNames(q, page.names).score * BY_OTHER_NAME;
      const score = Math.round(Math.max(own, other));
      return { kind: 'page', title: page[lang], path: page.path, text: null, score };
    })
    .filter(({ score }) => score > 0)
    .sort((one, two) => two.score - one.score);
}
