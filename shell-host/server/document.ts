import { PREFERENCES_ID } from 'shared/preferences/page-preferences';
import type { Lang, PageHead } from 'shared/remote-kit/page';
import { alternatePath } from '../rules/alternate-path';
import { text } from '../frame/text';
import { canonicalPath } from '../rules/canonical-path';
import type { FrameHtml } from './render-frame';
import type { PieceHtml } from './render-remotes';
import type { PageRequest } from './request';
import { renderJsonLd } from './render-json-ld';
import { escapeHtml } from 'shared/html/escape';

interface DocumentParts {
  request: PageRequest;
  lang: Lang;
  head: PageHead;
  css: string[];
  frame: FrameHtml | null;
  main: string;
  pieces: PieceHtml[];
  /** The page gave way to the shell's own, which stands without script until it is opened again. */
  isUnsure: boolean;
  snapshotJson: string;
  stateJson: string;
  preferencesJson: string;
  noindex: boolean;
  /** The script of the back office's frame; `null` on every other page. */
  staffScript: string | null;
}

/** What a shared link shows when its page has no picture of its own; 1200 x 630. */
const SHARE_PICTURE = '/media/shell-host/share.png';

/** Browsers know that a page has so long. */
const USUAL_LIMIT_MS = 3_000;

/** Puts the parts together: text first, script last and low in priority. */
export function renderDocument(parts: DocumentParts): string {
  const { lang, frame, request, pieces } = parts;
  const { requestId, timeLimitMs } = request;
  const path = escapeHtml(request.url.pathname);
  const main = fillSlots(parts.main, pieces);
  const isNoticed = request.isSessionUnknown === true && frame !== null && !parts.isUnsure;
  const notice = isNoticed
    ? `<p class="frame-notice" role="status">${escapeHtml(text[lang].sessionUnknown)}</p>`
    : '';
  const quoted = requestId ? ` data-request="${escapeHtml(requestId)}"` : '';
  const patience = timeLimitMs > USUAL_LIMIT_MS ? ` data-time-limit="${timeLimitMs}"` : '';
  return `<!doctype html><html lang="${lang}" data-path="${path}" data-generation="${request.snapshot.generation}"${quoted}${patience}${describeFrame(parts)}>${renderHead(parts)}<body>${
    frame ? fillSlots(frame.before, pieces) : ''
  }${notice}<main id="main" tabindex="-1"><div id="outlet">${main}</div></main>${
    frame ? fillSlots(frame.after, pieces) : ''
  }<script type="application/json" id="snapshot">${parts.snapshotJson}</script><script type="application/json" id="page-state">${parts.stateJson}</script><script type="application/json" id="${PREFERENCES_ID}">${parts.preferencesJson}</script></body></html>`;
}

function describeFrame({ frame, staffScript, request }: DocumentParts): string {
  if (staffScript !== null) return request.staff ? ' data-staff="in"' : ' data-staff="out"';
  return frame ? '' : ' data-frameless';
}

/** The faces that the first screen of a language is set in. */
const fontsOf = {
  en: (font: string) => font.includes('-latin-'),
  hi: (font: string) => font.includes('-devanagari-'),
};

function renderHead(parts: DocumentParts): string {
  const { request, lang, head, css, frame, noindex, isUnsure, staffScript } = parts;
  const { nonce, shell, site } = request;
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    noindex ? '<meta name="robots" content="noindex">' : '',
    ...(staffScript === null ? describeForOthers(parts) : []),
    '<meta name="theme-color" content="#fffaf2">',
    '<link rel="icon" href="/media/shell-host/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/media/shell-host/apple-touch-icon.png">',
    ...shell.fonts
      .filter(fontsOf[lang])
      .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...css.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(isUnsure
      ? []
      : [
          `<script src="${shell.entry}"${shell.integrity ? ` integrity="${shell.integrity}"` : ''} nonce="${nonce}" defer></script>`,
          ...[...request.scripts, ...(staffScript === null ? [] : [staffScript])].map(
            (src) => `<script src="${src}" nonce="${nonce}" defer></script>`,
          ),
        ]),
    frame?.jsonLd ?? '',
    ...(head.jsonLd ?? []).map((data) => renderJsonLd(data, site.publicUrl)),
  ];
  return `<head>${tags.join('')}</head>`;
}

/** What search engines and those who share a page are told. */
function describeForOthers({ request, head }: DocumentParts): string[] {
  const { url, site } = request;
  const address = (path: string) => escapeHtml(site.publicUrl + path);
  const canonical = canonicalPath(url.pathname);
  const title = escapeHtml(head.title);
  return [
    `<link rel="canonical" href="${address(canonical)}">`,
    ...(['en', 'hi', 'x-default'] as const).map(
      (code) =>
        `<link rel="alternate" hreflang="${code}" href="${address(alternatePath(canonical, code === 'hi' ? 'hi' : 'en'))}">`,
    ),
    `<meta property="og:site_name" content="${escapeHtml(site.name)}">`,
    ...describeKind(head),
    ...(head.feeds ?? []).map(linkFeed),
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:url" content="${address(canonical)}">`,
    `<meta property="og:image" content="${address(head.image ?? SHARE_PICTURE)}">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** What the page is, for those who share it: an article with its times, or a page. */
function describeKind({ article }: PageHead): string[] {
  const tag = (property: string, content: string) =>
    `<meta property="${property}" content="${escapeHtml(content)}">`;
  if (!article) return [tag('og:type', 'website')];
  return [
    tag('og:type', 'article'),
    tag('article:published_time', article.published),
    tag('article:modified_time', article.modified),
  ];
}

function linkFeed({ title, path }: NonNullable<PageHead['feeds']>[number]): string {
  const type = path.endsWith('atom.xml') ? 'atom' : 'rss';
  return `<link rel="alternate" type="application/${type}+xml" title="${escapeHtml(title)}" href="${escapeHtml(path)}">`;
}

function fillSlots(html: string, pieces: PieceHtml[]): string {
  let filled = html;
  for (const slot of new Set(pieces.map((piece) => piece.slot))) {
    const content = pieces
      .filter((piece) => piece.slot === slot)
      .map((p) => `<div data-piece="${p.remote}" data-release="${p.version}">${p.html}</div>`)
      .join('');
    const empty = `<div data-slot="${slot}"></div>`;
    filled = filled.replace(empty, () => `<div data-slot="${slot}">${content}</div>`);
  }
  return filled;
}
