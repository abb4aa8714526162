import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { ProductGrid } from '../../products/product-grid';
import { DetailTable } from './detail-table';
import type { ProductData } from './load';
import classes from './page.module.css';
import { PurchasePanel } from './purchase-panel';
import { text } from './text';

/** One product of the store. */
export default function ProductPage({ data, lang }: PageProps<ProductData>) {
  const t = text[lang];
  const store = localPath(lang, '/astro-estore');
  const way = [
    { href: localPath(lang, '/'), text: t.home },
    { href: store, text: t.store },
  ];
  if (data.state !== 'shown') {
    const isAbsent = data.state === 'absent';
    return (
      <PageIntro
        title={isAbsent ? t.notFoundTitle : t.failedTitle}
        lead={isAbsent ? t.notFound : t.failed}
        crumbs={way}
      >
        <Button href={store}>{t.back}</Button>
      </PageIntro>
    );
  }
  const { product, related, isRefused } = data;
  const shelf = localPath(lang, `/astro-estore/category/${product.category.slug}`);
  return (
    <>
      <PageIntro
        title={product.name}
        lead={product.summary}
        crumbs={[...way, { href: shelf, text: product.category.name }, { text: product.name }]}
      />
      <div className={classes.top}>
        <img
          className={classes.picture}
          src={product.image.src}
          alt={product.image.alt}
          width={product.image.width}
          height={product.image.height}
          fetchPriority="high"
        />
        <PurchasePanel product={product} isRefused={isRefused} lang={lang} />
      </div>
      <Section title={t.about}>
        <div className={classes.columns}>
          <div className={classes.description}>
            {product.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div>
            <h3>{t.details}</h3>
            <DetailTable product={product} lang={lang} />
          </div>
        </div>
      </Section>
      <Section title={t.practical} tone="soft">
        <div className={classes.columns}>
          <div>
            <h3>{t.care}</h3>
            <ul>
              {product.care.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <h3>{t.box}</h3>
            <ul>
              {product.box.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{t.delivery}</h3>
            <p>{product.delivery}</p>
            <h3>{t.returns}</h3>
            <p>
              {product.returns} <a href={localPath(lang, '/refund-policy')}>{t.policy}</a>
            </p>
          </div>
        </div>
      </Section>
      {related.length > 0 && (
        <Section title={t.related} action={{ href: shelf, text: product.category.name }}>
          <ProductGrid products={related} lang={lang} />
        </Section>
      )}
    </>
  );
}
