import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Section } from 'shared/ui/section';
import { ProductGrid } from '../../products/product-grid';
import type { ShopPicksData } from './load';

const text = {
  en: {
    title: 'From the e-store',
    lead: 'Things from India and Nepal, described without promises.',
    all: 'All products',
  },
  hi: {
    title: 'ई-स्टोर से',
    lead: 'भारत और नेपाल की वस्तुएँ, जिनके साथ कोई दावा नहीं।',
    all: 'सभी वस्तुएँ',
  },
};

/** Four products for the home page; nothing at all when the store can't be read. */
export default function ShopPicks({ data, lang }: PageProps<ShopPicksData>) {
  if (data.products.length === 0) return null;
  const t = text[lang];
  return (
    <Section
      title={t.title}
      lead={t.lead}
      action={{ href: localPath(lang, '/astro-estore'), text: t.all }}
    >
      <ProductGrid products={data.products} lang={lang} />
    </Section>
  );
}
