import type { Lang, PageHead } from 'shared/remote-kit/page';
import { siteNames } from '../../model/site-names';

/** The head of a page that is a free tool. */
export function describeTool(
  { title, description }: { title: string; description: string },
  lang: Lang,
): PageHead {
  return {
    title: `${title} | ${siteNames[lang]}`,
    description,
    jsonLd: [
      {
        '@type': 'WebApplication',
        name: title,
        description,
        applicationCategory: 'LifestyleApplication',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
      },
    ],
  };
}
