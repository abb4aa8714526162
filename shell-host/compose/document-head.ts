import type { PageHead } from 'shared/remote-kit/page';
import { alternatePath } from '../rules/alternate-path';
import { canonicalPath } from '../rules/canonical-path';
import { refreshFrame } from '../frame/behaviour/refresh-frame';

/** Brings title, description, canonical, alternates and the frame's marks in line with the page shown. */
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
  refreshFrame(document, pathname);
}

function set(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
