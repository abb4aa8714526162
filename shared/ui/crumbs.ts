import { localPath } from '../i18n/local-path';
import type { Lang } from '../remote-kit/page';

/** A step of the way to a page as readers see it; the last one, without `href`, is the page itself. */
export interface Crumb {
  href?: string;
  text: string;
}

/** A step of the way with its path, without language prefix; the last one is the page itself. */
export interface Step {
  name: string;
  path: string;
}

/** The way to a page for its intro: links, and the last step as plain text. */
export function listCrumbs(steps: readonly Step[], lang: Lang): Crumb[] {
  return steps.map(({ name, path }, index) =>
    index === steps.length - 1 ? { text: name } : { href: localPath(lang, path), text: name },
  );
}

/** The way to a page as structured data. */
export function describeSteps(steps: readonly Step[], lang: Lang): object {
  return describeCrumbs(listCrumbs(steps, lang), localPath(lang, steps.at(-1)?.path ?? '/'));
}

/** The same of crumbs. @param path the page itself, the last step */
export function describeCrumbs(crumbs: readonly Crumb[], path: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ href, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: href ?? path,
    })),
  };
}
