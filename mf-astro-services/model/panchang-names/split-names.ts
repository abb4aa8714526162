import type { Lang } from 'shared/remote-kit/page';

/** Names by number, in both languages. */
export type NameLists = Readonly<Record<Lang, readonly string[]>>;

/** Makes lists of names that are one word each: written in a line they can be checked at a glance. */
export function splitNames(en: string, hi: string): NameLists {
  return { en: en.split(' '), hi: hi.split(' ') };
}
