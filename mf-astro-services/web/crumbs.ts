import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';

/** A step of the way to a page; the last one is the page itself. */
export interface Step {
  name: string;
  /** Without language prefix. */
  path: string;
}

/** The way to a page for its intro: links, and the last step as plain text. */
export function listCrumbs(steps: readonly Step[], lang: Lang): { href?: string; text: string }[] {
  return steps.map(({ name, path }, index) =>
    index === steps.length - 1 ? { text: name } : { href: localPath(lang, path), text: name },
  );
}

/** The same way as structured data. */
export function describeSteps(steps: readonly Step[], lang: Lang): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: localPath(lang, path),
    })),
  };
}
