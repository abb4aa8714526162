import { articleKinds } from 'shared/contracts/content';
import { contentPaths } from 'shared/contracts/content-paths';
import { shareAddress } from 'shared/contracts/content-pictures';
import { getSearchSuggestions, type Suggestion } from 'shared/contracts/content-search';
import { isFailure } from 'shared/http/failure';
import { cutText } from 'shared/i18n/cut-text';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { findParents } from '../../topic/find-parents';
import { topics } from '../../topic/topics';
import { describeEvents } from '../dates/describe-events';
import { loadDates, type DatesData } from '../dates/load-dates';
import { isRite, type Article, type ArticleEntry, type GeneralKind } from '../kinds';
import { text } from '../text';
import { describeArticle } from './describe-article';

const RELATED = 3;

/** An article with others of its kind; or why there is none, and what is near. */
export type ItemData = { crumbs: { href?: string; text: string }[]; path: string } & (
  | { found: 'yes'; article: Article; related: ArticleEntry[]; dates: DatesData | null }
  | { found: 'no' | 'failed'; near: Pick<Suggestion, 'kind' | 'title' | 'path'>[] }
);

/** The loader of one item of a kind. */
export function loadItem(kind: GeneralKind): Load<ItemData> {
  return async (args) => {
    const { params, lang, call } = args;
    const slug = params.slug ?? '';
    const t = text[lang];
    const list = contentPaths[kind];
    const path = localPath(lang, `${list}/${slug}`);
    const way = [
      { href: localPath(lang, '/'), text: t.home },
      ...(await findParents(list, lang)),
      { href: localPath(lang, list), text: (await topics[list]?.[lang]())?.title ?? list },
    ];
    const outcome = await call(articleKinds[kind].bySlug, { params: { slug }, query: { lang } });
    if (isFailure(outcome)) {
      // a slug too long to be one is refused as bad input, which to a visitor is the same as absent
      const found = outcome.error_status === 404 || outcome.error_status === 400 ? 'no' : 'failed';
      const near = found === 'no' ? await findNear(args, kind, slug) : [];
      const title = found === 'no' ? t.notFoundTitle : t.failedTitle;
      return {
        data: { found, near, crumbs: way, path },
        status: found === 'no' ? 404 : 503,
        head: { title, description: t.notFound, noindex: true },
      };
    }
    const article = { kind, item: outcome.data } as Article;
    const { item } = article;
    const crumbs = [...way, { text: item.title }];
    const image = item.cover && shareAddress(item.cover.hash);
    const [related, dates] = await Promise.all([
      listRelated(args, article),
      isRite(article) ? loadDates(args, article.item.details) : null,
    ]);
    return {
      data: { found: 'yes', article, crumbs, path, related, dates },
      head: {
        title: `${item.seo.title} | ${t.site}`,
        description: item.seo.description,
        ...(image ? { image } : {}),
        article: { published: item.published_at, modified: item.updated_at },
        // the page of every city would be one for search engines to walk through
        ...(dates?.asked ? { noindex: true } : {}),
        jsonLd: [
          describeArticle(article, path, t.site),
          describeCrumbs(crumbs, path),
          ...(dates ? describeEvents(dates, { path, image, lang }) : []),
        ],
      },
    };
  };
}

/** Others of the kind that are nearest by subject. */
async function listRelated(
  { call, lang }: LoadArgs,
  { kind, item }: Article,
): Promise<ArticleEntry[]> {
  const query = { lang, near: item.slug, limit: RELATED };
  const outcome = await call(articleKinds[kind].list, { query });
  return isFailure(outcome)
    ? []
    : (outcome.data.map((other) => ({ kind, item: other })) as ArticleEntry[]);
}

async function findNear({ call, lang }: LoadArgs, kind: GeneralKind, slug: string) {
  const q = cutText(slug.replaceAll('-', ' ').trim(), 100);
  if (!q) return [];
  const outcome = await call(getSearchSuggestions, { query: { q, lang, kind, limit: RELATED } });
  return isFailure(outcome) ? [] : outcome.data;
}
