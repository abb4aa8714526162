import type { Lang, Load } from 'shared/remote-kit/page';
import { siteNames } from '../../model/site-names';

/** A service page in one language. */
export interface ServiceArticle {
  title: string;
  lead: string;
  /** For search engines. */
  description: string;
  parts: { title: string; paragraphs: string[] }[];
  /** What can be used right now. */
  links: { href: string; title: string; text: string }[];
}

/** What the service page shows: one language only, so the other is not sent. */
export interface ServiceData {
  article: ServiceArticle;
  /** Name of the drawing in media/scenes. */
  scene: string;
}

/** Makes the loader of a service page from its two languages. */
export function loadArticle(
  texts: Record<Lang, ServiceArticle>,
  scene: string,
  options: { noindex?: boolean } = {},
): Load<ServiceData> {
  return async ({ lang }) => {
    const article = texts[lang];
    return {
      data: { article, scene },
      head: {
        title: `${article.title} | ${siteNames[lang]}`,
        description: article.description,
        ...options,
      },
    };
  };
}
