import type { AnswerOf } from 'shared/contracts/contract';
import { searchContent } from 'shared/contracts/content-search';
import { isFailure, nameTrouble, troubleStatus, type Trouble } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { text } from './text';

const LONGEST = 100;

/** What was asked, and the answer: null before anything is asked, and when none came. */
export interface SearchData {
  q: string;
  trouble: Trouble | null;
  answer: Pick<AnswerOf<typeof searchContent>, 'data' | 'suggestions'> | null;
}

const load: Load<SearchData> = async ({ lang, query, call }) => {
  const q = (query.get('q') ?? '').trim().slice(0, LONGEST);
  const t = text[lang];
  const outcome = q ? await call(searchContent, { query: { q, lang } }) : null;
  const trouble = outcome !== null && isFailure(outcome) ? nameTrouble(outcome) : null;
  return {
    data: {
      q,
      trouble,
      answer:
        outcome && !isFailure(outcome)
          ? { data: outcome.data, suggestions: outcome.suggestions }
          : null,
    },
    ...(trouble ? { status: troubleStatus[trouble] } : {}),
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
