import type { Lang } from 'shared/remote-kit/page';
import type { MenuLink } from './menu-link';
import type { Site } from './site';

/** A remedy as the menu shows it. */
export interface MenuRemedy {
  slug: string;
  title: string;
}

/** All that the frame depends on. */
export interface FrameProps {
  lang: Lang;
  /** Path without language prefix and query. */
  path: string;
  /** The query with its question mark, or empty. */
  search: string;
  /** The remedies of the header's menu, at most ten. */
  remedies: MenuRemedy[];
  site: Site;
  /** What remotes add to the last menu. */
  added?: readonly MenuLink[];
}
