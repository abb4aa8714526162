import type { ArticleKind, articleKinds } from 'shared/contracts/content';
import type { AnswerOf } from 'shared/contracts/contract';

/** The kinds whose lists and articles are the general pages; remedies have their own. */
export type GeneralKind = Exclude<ArticleKind, 'remedies'>;

type Item<K extends GeneralKind> = AnswerOf<(typeof articleKinds)[K]['bySlug']>['data'];
type Entry<K extends GeneralKind> = AnswerOf<(typeof articleKinds)[K]['list']>['data'][number];

/** One item with the kind that tells what its details are. */
export type Article = { [K in GeneralKind]: { kind: K; item: Item<K> } }[GeneralKind];

/** Whether an item, or an item of a list, is one that has days in the calendar. */
export function isRite<A extends { kind: GeneralKind }>(
  article: A,
): article is Extract<A, { kind: 'vrat' | 'festivals' }> {
  return article.kind === 'vrat' || article.kind === 'festivals';
}

/** An item of a list, likewise. */
export type ArticleEntry = { [K in GeneralKind]: { kind: K; item: Entry<K> } }[GeneralKind];
