import { articleKinds, category as categories } from 'shared/contracts/content';
import { contentPaths } from 'shared/contracts/content-paths';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { findParents } from '../../topic/find-parents';
import type { Topic } from '../../../model/topic';
import { topics } from '../../topic/topics';
import { loadNextDates } from '../dates/load-dates';
import { isRite, type ArticleEntry, type GeneralKind } from '../kinds';
import { text } from '../text';
import { feedsOf } from './feeds-of';

/** What has a fixed order is seen whole; what is dated goes on for ever. */
const PER_PAGE = { newest: 12, shelf: 30 };

/** A page of a kind's list under the words of its topic; `entries` is null when it could not be read. */
export interface ListData {
  kind: GeneralKind;
  topic: Topic;
  crumbs: { href?: string; text: string }[];
  entries: ArticleEntry[] | null;
  /** Of festivals and vrats, the next date in the visitor's city by slug. */
  nextDates: Record<string, string>;
  categories: { slug: string; name: string }[];
  /** What the list was narrowed to. */
  chosen: { category: string | null; tag: string | null; q: string | null };
  /** Addresses of the pages around this one. */
  previous: string | null;
  next: string | null;
}

/** The loader of the list of a kind. */
export function loadList(kind: GeneralKind): Load<ListData> {
  return async (args) => {
    const { lang, call, query } = args;
    const path = contentPaths[kind];
    const topic = await topics[path]?.[lang]();
    if (!topic) throw new Error(`no topic is written for ${path}`);
    const t = text[lang];
    const { list, order } = articleKinds[kind];
    const chosen = readChoice(query);
    const [outcome, named] = await Promise.all([
      call(list, { query: { lang, ...readQuery(query), limit: PER_PAGE[order] } }),
      call(categories.list, { query: { lang, tag: kind, limit: 50 } }),
    ]);
    const failed = isFailure(outcome);
    const found = failed ? null : (outcome.data.map((item) => ({ kind, item })) as ArticleEntry[]);
    const rites = (found ?? []).filter(isRite).map(({ item }) => item);
    const nextDates = await loadNextDates(args, rites);
    const entries = kind === 'festivals' && found ? sortByDate(found, nextDates) : found;
    const crumbs = [
      { href: localPath(lang, '/'), text: t.home },
      ...(await findParents(path, lang)),
      { text: topic.title },
    ];
    const isWhole = !Object.values(chosen).some(Boolean) && !query.has('cursor');
    return {
      data: {
        kind,
        topic,
        crumbs,
        entries,
        nextDates,
        categories: isFailure(named)
          ? []
          : named.data.map(({ slug, title }) => ({ slug, name: title })),
        chosen,
        previous: failed ? null : addressOf(args, path, outcome.prev_cursor),
        next: failed ? null : addressOf(args, path, outcome.next_cursor),
      },
      // a cursor or a category that can't be is an address nobody has
      ...(failed ? { status: outcome.error_status === 400 ? 404 : 503 } : {}),
      head: {
        title: `${topic.title} | ${t.site}`,
        description: topic.description,
        noindex: failed || !isWhole,
        feeds: feedsOf(kind, lang).map((feed) => ({
          title: `${topic.title} | ${t.site}`,
          path: feed.path,
        })),
        jsonLd: [
          describeCrumbs(crumbs, localPath(lang, path)),
          {
            '@type': 'ItemList',
            itemListElement: (entries ?? []).map(({ item }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: item.title,
              url: localPath(lang, `${path}/${item.slug}`),
            })),
          },
        ],
      },
    };
  };
}

/** What comes next stands first; what has no date keeps its place behind. */
function sortByDate(entries: ArticleEntry[], dates: ListData['nextDates']): ArticleEntry[] {
  const dateOf = ({ item }: ArticleEntry) => dates[item.slug] ?? '9999';
  return entries.toSorted((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1));
}

function readChoice(query: URLSearchParams): ListData['chosen'] {
  return { category: query.get('category'), tag: query.get('tag'), q: query.get('q') };
}

/** What the address asks of the list; empty fields of a form ask nothing. */
function readQuery(query: URLSearchParams): Record<string, string> {
  const asked = ['category', 'tag', 'q', 'cursor'].map((name) => [name, query.get(name)?.trim()]);
  return Object.fromEntries(asked.filter(([, value]) => value)) as Record<string, string>;
}

/** The address of the page that begins at a cursor, narrowed as this one is. */
function addressOf({ lang, query }: LoadArgs, path: string, cursor: string | null): string | null {
  if (!cursor) return null;
  const next = new URLSearchParams({ ...readQuery(query), cursor });
  return localPath(lang, `${path}?${next}`);
}
