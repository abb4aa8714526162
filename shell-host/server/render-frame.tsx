import { renderToString } from 'react-dom/server';
import { remedies as remedyKind } from 'shared/contracts/content';
import { isFailure } from 'shared/http/failure';
import { splitLang } from 'shared/i18n/split-lang';
import type { Lang } from 'shared/remote-kit/page';
import { giveUpAfter } from '../compose/give-up-after';
import { FrameAfter } from '../frame/frame-after';
import { FrameBefore } from '../frame/frame-before';
import type { MenuRemedy } from '../frame/frame-props';
import { navigationJsonLd } from '../frame/navigation-json-ld';
import { renderJsonLd } from './render-json-ld';
import { organizationJsonLd } from '../frame/organization-json-ld';
import type { PageRequest } from './request';

/** The frame around the page as HTML: what stands before and after the main element. */
export interface FrameHtml {
  before: string;
  after: string;
  /** Script elements with structured data. */
  jsonLd: string;
}

const MENU_REMEDIES = 10;
const kept = new Map<string, FrameHtml>();
const KEPT_AT_MOST = 1000;

/** Renders the frame. It depends only on address, language and the remedies menu, so it is kept. */
export async function renderFrame(request: PageRequest, lang: Lang): Promise<FrameHtml> {
  const remedies = await readRemedies(request, lang);
  const location = request.url.pathname + request.url.search;
  const added = request.snapshot.remotes.flatMap(({ menu = [] }) => menu);
  const key = JSON.stringify([location, remedies, added]);
  const found = kept.get(key);
  if (found) return found;
  const { path } = splitLang(request.url.pathname);
  const props = { lang, path, search: request.url.search, remedies, site: request.site, added };
  const frame: FrameHtml = {
    before: renderToString(<FrameBefore {...props} />),
    after: renderToString(<FrameAfter {...props} />),
    jsonLd: [organizationJsonLd(lang, request.site), navigationJsonLd(lang, remedies, request.site)]
      .map((data) => renderJsonLd(data, request.site.publicUrl))
      .join(''),
  };
  if (kept.size >= KEPT_AT_MOST) kept.clear();
  kept.set(key, frame);
  return frame;
}

/** Milliseconds the menu is waited for; after a failure it is asked for again only after the pause. */
const MENU_LIMIT_MS = 400;
const PAUSE_MS = 5000;
const lastKnown = new Map<Lang, { remedies: MenuRemedy[]; pausedUntil: number }>();

/** The first remedies for the menu, or the last known ones: the frame never waits for a remote. */
async function readRemedies(request: PageRequest, lang: Lang): Promise<MenuRemedy[]> {
  const known = lastKnown.get(lang) ?? { remedies: [], pausedUntil: 0 };
  if (performance.now() < known.pausedUntil) return known.remedies;
  try {
    const asked = request.call(remedyKind.list, { query: { lang, limit: MENU_REMEDIES } });
    const reply = await giveUpAfter(MENU_LIMIT_MS, 'the menu of remedies', asked);
    if (isFailure(reply)) return known.remedies;
    const remedies = reply.data.map(({ slug, title }) => ({ slug, title }));
    lastKnown.set(lang, { remedies, pausedUntil: 0 });
    return remedies;
  } catch (error) {
    lastKnown.set(lang, { ...known, pausedUntil: performance.now() + PAUSE_MS });
    const owner = request.snapshot.remotes.find(({ name }) => name === remedyKind.list.owner);
    if (owner) request.report(owner.name, owner, error);
    return known.remedies;
  }
}
