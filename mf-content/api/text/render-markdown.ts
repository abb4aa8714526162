import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { localPath } from 'shared/i18n/local-path';
import type { ItemLang } from '../data/database';

const tags = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'a',
];
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/**
 * Markdown as HTML that is safe to show: only text elements and links are left, no attribute but
 * a link's address. Links within the site lead to pages in the text's language.
 */
export function renderMarkdown(markdown: string, lang: ItemLang): string {
  const html = marked.parse(markdown, { async: false, gfm: true });
  return sanitizeHtml(html, {
    allowedTags: [...tags, ...tableTags],
    allowedAttributes: { a: ['href', 'rel'], table: ['tabindex'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      // the page's title is its only h1
      h1: 'h2',
      // wider than a phone it scrolls by itself, which the keyboard must reach
      table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href, lang) }),
    },
  }).trim();
}

function linkTo(href: string, lang: ItemLang): Record<string, string> {
  if (/^https?:/.test(href)) return { href, rel: 'noopener nofollow' };
  return { href: href.startsWith('/hi/') ? href : localPath(lang, href) };
}
