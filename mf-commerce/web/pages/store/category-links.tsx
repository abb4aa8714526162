import { formatNumber } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import classes from './category-links.module.css';
import type { StoreData } from './load';
import { text } from './text';

interface CategoryLinksProps {
  categories: StoreData['categories'];
  /** Slug of the category shown; null when all products are. */
  current: string | null;
  lang: Lang;
}

/** The categories as links that filter the list. */
export function CategoryLinks({ categories, current, lang }: CategoryLinksProps) {
  const t = text[lang];
  return (
    <nav aria-label={t.filters}>
      <ul className={classes.list}>
        <li>
          <a
            className={classes.link}
            href={localPath(lang, '/astro-estore')}
            aria-current={current === null ? 'page' : undefined}
          >
            {t.all}
          </a>
        </li>
        {categories.map(({ slug, name, product_count }) => (
          <li key={slug}>
            <a
              className={classes.link}
              href={localPath(lang, `/astro-estore/category/${slug}`)}
              aria-current={slug === current ? 'page' : undefined}
            >
              {name} <span className={classes.count}>{formatNumber(product_count, lang)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
