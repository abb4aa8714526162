import type { Lang } from 'shared/remote-kit/page';

/** What the player must know of an episode. */
export interface Episode {
  slug: string;
  title: string;
  /** Its page. */
  href: string;
  file: string;
  seconds: number;
  chapters: { at: number; title: string }[];
  lang: Lang;
}
