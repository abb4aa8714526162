import { siteItem } from './site-item';

/** Each category with the kinds whose lists offer it. */
export const categoryItems = [
  name('basics', 'Basics', 'मूल बातें', ['blog']),
  name('panchang', 'Panchang', 'पंचांग', ['blog']),
  name('kundli', 'Kundli', 'कुंडली', ['blog']),
  name('relationships', 'Relationships', 'संबंध', ['blog']),
  name('practice', 'Practice', 'अभ्यास', ['blog']),
];

function name(slug: string, en: string, hi: string, kinds: string[]) {
  return siteItem({
    slug,
    tags: kinds,
    en: { title: en, summary: '' },
    hi: { title: hi, summary: '' },
  });
}
