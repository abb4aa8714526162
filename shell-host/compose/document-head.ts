import type { PageHead } from 'shared/remote-kit/page';
import { alternatePath } from '../rules/alternate-path';
import { canonicalPath } from '../rules/canonical-path';

/** Brings title, description, canonical and alternates in line with the page shown. */
export function updateHead(head: PageHead) {
  const { origin, pathname } = window.location;
  document.title = head.title;
  set('meta[name="description"]', 'content', head.description);
  set('link[rel="canonical"]', 'href', origin + canonicalPath(pathname));
  for (const lang of ['en', 'hi', 'x-default'] as const)
    set(
      `link[hreflang="${lang}"]`,
      'href',
      origin + alternatePath(canonicalPath(pathname), lang === 'hi' ? 'hi' : 'en'),
    );
}

function set(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
