import type { ProductSummary } from 'shared/contracts/commerce';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Card, CardGrid } from 'shared/ui/card';
import { text } from '../pages/store/text';

/** Products as cards with picture, summary and price. */
export function ProductGrid({ products, lang }: { products: ProductSummary[]; lang: Lang }) {
  return (
    <CardGrid min="15rem">
      {products.map((product) => (
        <Card
          key={product.slug}
          href={localPath(lang, `/astro-estore/${product.slug}`)}
          title={product.name}
          text={product.summary}
          image={product.image}
          meta={describePrice(product, lang)}
        />
      ))}
    </CardGrid>
  );
}

function describePrice({ price, has_several, stock }: ProductSummary, lang: Lang): string {
  const t = text[lang];
  const amount = formatRupees(price, lang);
  const shown = has_several ? t.from(amount) : amount;
  return stock === 'in_stock' ? shown : `${shown}, ${t.soldOut}`;
}
