import type { AnswerOf } from 'shared/contracts/contract';
import { searchContent } from 'shared/contracts/content-search';
import { searchAstro, searchProducts, type SearchHit } from 'shared/contracts/search';
import { isFailure, nameTrouble, troubleStatus, type Trouble } from 'shared/http/failure';
import { cutText } from 'shared/i18n/cut-text';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { text } from './text';

const LONGEST = 100;
const MOST_ANSWERS = 8;
/** Of what only fits loosely, so much less than the best is left out. */
const BELOW_BEST = 35;

/** What was asked, and what was found by all remotes that answered. */
export interface SearchData {
  q: string;
  /** Why the articles are missing, when they are. */
  trouble: Trouble | null;
  /** Tools, dates, cities, products and lists, best first. */
  answers: SearchHit[];
  articles: AnswerOf<typeof searchContent>['data'];
  /** Articles with some of the words, or with a title that looks alike. */
  near: SearchHit[];
}

const load: Load<SearchData> = async (args) => {
  const { lang, query } = args;
  const q = cutText((query.get('q') ?? '').trim(), LONGEST);
  const t = text[lang];
  const data = q ? await search(q, args) : { trouble: null, answers: [], articles: [], near: [] };
  const isEmpty = data.answers.length === 0;
  return {
    data: { q, ...data },
    ...(data.trouble && isEmpty ? { status: troubleStatus[data.trouble] } : {}),
    head: {
      title: q ? `${q} · ${t.headTitle}` : t.headTitle,
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

/** Asks all remotes at once; one that fails only lacks its answers. */
async function search(
  q: string,
  { call, lang, preferences }: LoadArgs,
): Promise<Omit<SearchData, 'q'>> {
  const question = { q, lang };
  const [content, ...others] = await Promise.all([
    call(searchContent, { query: question }),
    call(searchAstro, { query: { ...question, city: preferences.city.slug } }),
    call(searchProducts, { query: question }),
  ]);
  const failed = isFailure(content);
  const hits = others.flatMap((one) => (isFailure(one) ? [] : one.data));
  return {
    trouble: failed ? nameTrouble(content) : null,
    answers: chooseBest([...hits, ...(failed ? [] : content.pages)]),
    articles: failed ? [] : content.data,
    near: failed ? [] : content.suggestions,
  };
}

function chooseBest(hits: SearchHit[]): SearchHit[] {
  const best = Math.max(0, ...hits.map(({ score }) => score));
  return hits
    .filter(({ score }) => score >= best - BELOW_BEST)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_ANSWERS);
}
