import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { ProductGrid } from '../../products/product-grid';
import { CategoryLinks } from './category-links';
import type { StoreData } from './load';
import classes from './page.module.css';
import { ShelfFilter } from './shelf-filter';
import { text } from './text';

/** The store: all products, or those of one category. */
export default function StorePage({ data, lang }: PageProps<StoreData>) {
  const t = text[lang];
  const { state, current, categories, products, nextCursor } = data;
  const isUnknown = state === 'unknown_category';
  const store = localPath(lang, '/astro-estore');
  const here = current ? localPath(lang, `/astro-estore/category/${current.slug}`) : store;
  const crumbs = [
    { href: localPath(lang, '/'), text: t.home },
    ...(current ? [{ href: store, text: t.title }, { text: current.name }] : [{ text: t.title }]),
  ];
  return (
    <>
      <PageIntro
        title={isUnknown ? t.unknownTitle : (current?.name ?? t.title)}
        lead={isUnknown ? t.unknown : (current?.description ?? t.lead)}
        crumbs={crumbs}
      >
        {categories.length > 0 && (
          <CategoryLinks
            categories={categories}
            current={isUnknown ? '' : (current?.slug ?? null)}
            lang={lang}
          />
        )}
      </PageIntro>
      {state === 'failed' && (
        <div className={classes.notice}>
          <Notice tone="error">{t.failed}</Notice>
        </div>
      )}
      {state === 'shown' && (
        <Section title={current ? current.lead : t.products}>
          <ShelfFilter data={data} action={here} lang={lang} />
          {products.length > 0 ? <ProductGrid products={products} lang={lang} /> : <p>{t.empty}</p>}
          {nextCursor && (
            <p className={classes.more}>
              <Button
                href={`${here}?${new URLSearchParams({ ...data.asked, after: nextCursor })}`}
                tone="secondary"
              >
                {t.more}
              </Button>
            </p>
          )}
        </Section>
      )}
      <Section title={t.promiseTitle} tone="soft">
        <ul className={classes.promises}>
          {t.promises.map((promise) => (
            <li key={promise.title}>
              <h3>{promise.title}</h3>
              <p>{promise.text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
