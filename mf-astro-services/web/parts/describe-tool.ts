import type { PageHead } from 'shared/remote-kit/page';

/** The head of a page that is a free tool. */
export function describeTool({
  title,
  description,
}: {
  title: string;
  description: string;
}): PageHead {
  return {
    title: `${title} | Tarapath`,
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
