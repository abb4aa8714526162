import type { Lang } from 'shared/remote-kit/page';

/** What a yoga is called, how it comes about, and what tradition connects with it. */
export type YogaWords = Readonly<
  Record<Lang, readonly [name: string, rule: string, tradition: string]>
>;
