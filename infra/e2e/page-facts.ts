import { DomUtils, parseDocument } from 'htmlparser2';

/** What a document says of itself, and what is wrong with it. */
export interface PageFacts {
  lang: string;
  title: string;
  description: string;
  isIndexed: boolean;
  /** Whole addresses, as they stand there. */
  canonical: string;
  alternates: Record<string, string>;
  /** Paths within the site. */
  links: string[];
  complaints: string[];
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What schema.org objects of a type must at least say. */
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

/** The path and query of an address; of none, nothing. */
export function pathOf(address: string): string {
  if (!address) return '';
  const { pathname, search } = new URL(address, 'http://site');
  return pathname + search;
}

/** Reads a document as it was sent. */
export function readPageFacts(html: string): PageFacts {
  const document = parseDocument(html);
  const all = (tag: string, wanted: Record<string, string> = {}) =>
    DomUtils.getElementsByTagName(tag, document).filter(({ attribs }) =>
      Object.entries(wanted).every(([name, value]) => attribs[name] === value),
    );
  const [head] = all('head');
  const [titleOf] = head ? DomUtils.getElementsByTagName('title', head) : [];
  const title = titleOf ? DomUtils.textContent(titleOf).trim() : '';
  const description = all('meta', { name: 'description' })[0]?.attribs.content?.trim() ?? '';
  const headings = all('h1').length;
  const alternates = all('link', { rel: 'alternate' }).filter(({ attribs }) => attribs.hreflang);
  const hrefs = all('a').map(({ attribs }) => attribs.href ?? '');
  const complaints = [
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(title ? [] : ['no title']),
    ...(description ? [] : ['no description']),
    ...(all('meta', { property: 'og:image' }).length > 0 ? [] : ['no share picture']),
    ...all('script', { type: 'application/ld+json' }).flatMap(judgeStructuredData),
    ...all('img').flatMap(judgePicture),
  ];
  return {
    lang: all('html')[0]?.attribs.lang ?? '',
    title,
    description,
    isIndexed: !all('meta', { name: 'robots' }).some(({ attribs }) =>
      attribs.content?.includes('noindex'),
    ),
    canonical: all('link', { rel: 'canonical' })[0]?.attribs.href ?? '',
    alternates: Object.fromEntries(
      alternates.map(({ attribs }) => [attribs.hreflang ?? '', attribs.href ?? '']),
    ),
    links: [...new Set(hrefs.filter((href) => href.startsWith('/')).map(pathOf))],
    complaints: [...new Set(complaints)],
  };
}

function judgeStructuredData(script: Element): string[] {
  try {
    const data: unknown = JSON.parse(DomUtils.textContent(script));
    return (Array.isArray(data) ? data : [data]).flatMap((one) => {
      const type = String(one['@type'] ?? '');
      if (!type && !one['@graph']) return ['structured data without a type'];
      return (required[type] ?? [])
        .filter((field) => one[field] === undefined)
        .map((field) => `${type} without ${field}`);
    });
  } catch (error) {
    return [`structured data: ${String(error)}`];
  }
}

function judgePicture({ attribs }: Element): string[] {
  return [
    ...(attribs.alt === undefined ? [`picture without alt: ${attribs.src}`] : []),
    ...(attribs.width && attribs.height ? [] : [`picture without size: ${attribs.src}`]),
  ];
}
