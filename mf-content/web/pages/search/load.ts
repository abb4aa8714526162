import type { AnswerOf } from 'shared/contracts/contract';
import { searchContent } from 'shared/contracts/content-search';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeCrumbs } from '../../crumbs';
import { text } from './text';

const LONGEST = 100;

/** What was asked, and the answer: null before anything is asked, and when none came. */
export interface SearchData {
  q: string;
  answer: Pick<AnswerOf<typeof searchContent>, 'data' | 'suggestions'> | null;
}

const load: Load<SearchData> = async ({ lang, query, call }) => {
  const q = (query.get('q') ?? '').trim().slice(0, LONGEST);
  const t = text[lang];
  const outcome = q ? await call(searchContent, { query: { q, lang } }) : null;
  const failed = outcome !== null && isFailure(outcome);
  return {
    data: {
      q,
      answer:
        outcome && !isFailure(outcome)
          ? { data: outcome.data, suggestions: outcome.suggestions }
          : null,
    },
    ...(failed ? { status: 503 } : {}),
    head: {
      title: t.headTitle,
      description: t.lead,
      // pages of answers are no pages to be found
      noindex: q !== '',
      jsonLd: [
        describeCrumbs(
          [{ href: localPath(lang, '/'), text: t.home }, { text: t.title }],
          localPath(lang, '/search'),
        ),
      ],
    },
  };
};

export default load;
