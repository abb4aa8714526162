import type { FullDetails } from 'shared/contracts/content-details';
import type { ContentItem } from 'shared/contracts/content-items';
import { pictureAddress } from 'shared/contracts/content-pictures';
import { escapeHtml, safeJson } from 'shared/html/escape';
import { localPath } from 'shared/i18n/local-path';
import { storyStyle } from './story-style';

/** A story in full. */
export type Story = ContentItem & { details: FullDetails<'story'> };

const words = {
  en: { site: 'Tarapath', more: 'More stories' },
  hi: { site: 'तारापथ', more: 'और स्टोरी' },
};
const LOGO = '/media/shell-host/apple-touch-icon.png';

/** A story as an AMP story document, the format search engines show as a story of its own. */
export function renderAmpStory(story: Story, publicUrl: string): string {
  const { slug, lang, title, seo, details } = story;
  const at = (path: string) => escapeHtml(publicUrl + path);
  const address = (of: 'en' | 'hi') => at(localPath(of, `/web-stories/${slug}`));
  // AMP wants a portrait of at least 640 by 853 pixels
  const poster = at(pictureAddress(details.poster.hash, 640, 'jpg'));
  return [
    `<!doctype html><html amp lang="${lang}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(`${seo.title} | ${words[lang].site}`)}</title>`,
    `<meta name="description" content="${escapeHtml(seo.description)}">`,
    `<link rel="canonical" href="${address(lang)}">`,
    `<link rel="alternate" hreflang="en" href="${address('en')}">`,
    `<link rel="alternate" hreflang="hi" href="${address('hi')}">`,
    `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:image" content="${poster}">`,
    `<script type="application/ld+json">${safeJson(describe(story, publicUrl))}</script>`,
    boilerplate,
    `<style amp-custom>${storyStyle}</style>`,
    '<script async src="https://cdn.ampproject.org/v0.js"></script>',
    '<script async custom-element="amp-story" src="https://cdn.ampproject.org/v0/amp-story-1.0.js"></script>',
    `</head><body><amp-story standalone title="${escapeHtml(title)}"`,
    ` publisher="${words[lang].site}" publisher-logo-src="${at(LOGO)}" poster-portrait-src="${poster}">`,
    ...details.story.map((_, index) => renderPage(story, index)),
    '</amp-story></body></html>',
  ].join('');
}

function renderPage({ lang, title, details }: Story, index: number): string {
  const page = details.story[index];
  if (!page) return '';
  const { hash, width, height } = page.picture;
  const source = pictureAddress(hash, 640, 'webp');
  // the words stand beside the picture, which needs no second telling; as a background it needs no runtime
  const picture =
    `<amp-img layout="fill" src="${source}" alt="" style="background-image:url(${source})">` +
    `<noscript><img src="${source}" width="${width}" height="${height}" alt=""></noscript></amp-img>`;
  const isLast = index === details.story.length - 1;
  const outlink = isLast
    ? `<amp-story-page-outlink layout="nodisplay"><a href="${localPath(lang, '/web-stories')}">${words[lang].more}</a></amp-story-page-outlink>`
    : '';
  return [
    `<amp-story-page id="page-${index + 1}">`,
    `<amp-story-grid-layer template="fill">${picture}</amp-story-grid-layer>`,
    '<amp-story-grid-layer template="vertical" class="words"><div class="card">',
    index === 0 ? `<h1>${escapeHtml(title)}</h1>` : '',
    `<p>${escapeHtml(page.text)}</p></div></amp-story-grid-layer>${outlink}</amp-story-page>`,
  ].join('');
}

function describe(story: Story, publicUrl: string): object {
  const { lang, slug, title, summary, author, published_at, updated_at, details } = story;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: lang,
    image: publicUrl + pictureAddress(details.poster.hash, 640, 'jpg'),
    datePublished: published_at,
    dateModified: updated_at,
    author: { '@type': 'Organization', name: author },
    publisher: {
      '@type': 'Organization',
      name: words[lang].site,
      logo: { '@type': 'ImageObject', url: publicUrl + LOGO },
    },
    mainEntityOfPage: publicUrl + localPath(lang, `/web-stories/${slug}`),
  };
}

/** Required of every AMP document, to the letter: hides it until the runtime is there, at most 8 s. */
const hide = (vendor: string) => `-${vendor}-animation:-amp-start 8s steps(1,end) 0s 1 normal both`;
const show = (vendor: string) =>
  `@${vendor}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`;
const boilerplate =
  `<style amp-boilerplate>body{${['webkit', 'moz', 'ms'].map(hide).join(';')};animation:-amp-start 8s steps(1,end) 0s 1 normal both}` +
  `${['-webkit-', '-moz-', '-ms-', '-o-', ''].map(show).join('')}</style>` +
  '<noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>';
