import type { Page } from '@playwright/test';

/** What a document says of itself, and what is wrong with it. Addresses are paths within the site. */
export interface PageFacts {
  title: string;
  description: string;
  canonical: string;
  alternates: Record<string, string>;
  links: string[];
  complaints: string[];
}

/** Reads a document with the browser's own parser, without loading anything of it. */
export function readPageFacts(page: Page, html: string): Promise<PageFacts> {
  return page.evaluate((text) => {
    // what schema.org objects of a type must at least say
    const required: Record<string, string[]> = {
      Article: ['headline', 'datePublished', 'author'],
      BlogPosting: ['headline', 'datePublished', 'author'],
      NewsArticle: ['headline', 'datePublished', 'author'],
      BreadcrumbList: ['itemListElement'],
      ItemList: ['itemListElement'],
      Product: ['name', 'image'],
      Event: ['name', 'startDate', 'location'],
      VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
      PodcastEpisode: ['name', 'url'],
    };
    const document = new DOMParser().parseFromString(text, 'text/html');
    const all = <E extends Element>(selector: string) => [
      ...document.querySelectorAll<E>(selector),
    ];
    const complaints: string[] = [];
    const pathOf = (address: string | null | undefined) => {
      if (!address) return '';
      const { pathname, search } = new URL(address, 'http://site');
      return pathname + search;
    };

    const headings = all('h1').length;
    if (headings !== 1) complaints.push(`${headings} h1`);
    const title = document.title.trim();
    const description = all<HTMLMetaElement>('meta[name=description]')[0]?.content.trim() ?? '';
    if (!title) complaints.push('no title');
    if (!description) complaints.push('no description');
    if (!all('meta[property="og:image"]').length) complaints.push('no share picture');
    if (all('meta[name=robots][content*=noindex]').length) complaints.push('listed, but noindex');

    for (const script of all('script[type="application/ld+json"]')) {
      try {
        const data: unknown = JSON.parse(script.textContent ?? '');
        for (const one of Array.isArray(data) ? data : [data]) {
          const type = String(one['@type'] ?? '');
          if (!type && !one['@graph']) complaints.push('structured data without a type');
          for (const field of required[type] ?? [])
            if (one[field] === undefined) complaints.push(`${type} without ${field}`);
        }
      } catch (error) {
        complaints.push(`structured data: ${String(error)}`);
      }
    }
    for (const image of all<HTMLImageElement>('img')) {
      const source = image.getAttribute('src');
      if (!image.hasAttribute('alt')) complaints.push(`picture without alt: ${source}`);
      if (!image.getAttribute('width') || !image.getAttribute('height'))
        complaints.push(`picture without size: ${source}`);
    }
    return {
      title,
      description,
      canonical: pathOf(all<HTMLLinkElement>('link[rel=canonical]')[0]?.getAttribute('href')),
      alternates: Object.fromEntries(
        all<HTMLLinkElement>('link[rel=alternate][hreflang]').map((link) => [
          link.hreflang,
          pathOf(link.getAttribute('href')),
        ]),
      ),
      links: [
        ...new Set(
          all<HTMLAnchorElement>('a[href^="/"]').map((link) => pathOf(link.getAttribute('href'))),
        ),
      ],
      complaints: [...new Set(complaints)],
    };
  }, html);
}
