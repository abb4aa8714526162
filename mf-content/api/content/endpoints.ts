import { and, eq } from 'drizzle-orm';
import * as kinds from 'shared/contracts/content';
import type { DetailsName } from 'shared/contracts/content-details';
import type { defineKind, defineList } from 'shared/contracts/content-items';
import { answer, refuse, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import type { Database, ItemLang } from '../data/database';
import { items } from '../data/schema';
import { detailStores } from '../details/stores';
import { describeItem } from './describe-item';
import { findNearSlugs } from './find-near';
import { findItem } from './item-query';
import { readList } from './read-list';

/** A kind's contracts, whatever its details. */
type List = ReturnType<typeof defineList<DetailsName>>;
type Kind = List & Partial<ReturnType<typeof defineKind<DetailsName>>>;

/** The endpoints of every kind of content, reading from the content tables. */
export function contentEndpoints(db: Database): BoundEndpoint[] {
  const all = Object.values(kinds).filter((kind) => 'list' in kind) as Kind[];
  return all.flatMap((kind) => serveKind(db, kind));
}

function serveKind(db: Database, kind: Kind): BoundEndpoint[] {
  const { byId, bySlug } = kind;
  const find = (key: { id: number } | { slug: string }, lang: ItemLang) =>
    answerOne(db, kind, key, lang);
  return [
    serveList(db, kind),
    ...(byId ? [serve(byId, ({ params, query }) => find(params, query.lang))] : []),
    ...(bySlug ? [serve(bySlug, ({ params, query }) => find(params, query.lang))] : []),
  ];
}

function serveList(db: Database, kind: List): BoundEndpoint {
  return serve(kind.list, async ({ query }) => {
    const page = await readList(db, kind, query);
    return answer({ status: 200 as const, ...page });
  });
}

async function answerOne(
  db: Database,
  { kind, details }: List,
  key: { id: number } | { slug: string },
  lang: ItemLang,
) {
  const isIt = 'id' in key ? eq(items.id, key.id) : eq(items.slug, key.slug);
  const row = await findItem(db, lang, and(eq(items.kind, kind), isIt));
  if (!row)
    return refuse(
      'not_found',
      'slug' in key ? { near: await findNearSlugs(db, kind, key.slug) } : {},
    );
  const full = await detailStores[details].findFull(db, row.id, lang);
  return answer({ status: 200 as const, data: { ...describeItem(row, lang), details: full } });
}
