import { contentPaths } from 'shared/contracts/content-paths';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { text } from '../text';
import classes from './filter.module.css';
import type { ListData } from './load';

/** Narrows a list to a topic, or to words; works without script. */
export function ListFilter({ data, lang }: { data: ListData; lang: Lang }) {
  const { kind, categories, chosen } = data;
  const t = text[lang];
  const path = localPath(lang, contentPaths[kind]);
  const isAll = !chosen.category && !chosen.tag && !chosen.q;
  return (
    <div className={classes.filter}>
      {categories.length > 1 && (
        <nav aria-label={t.categories}>
          <ul className={classes.categories}>
            <li>
              <a href={path} aria-current={isAll ? 'page' : undefined}>
                {t.all}
              </a>
            </li>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <a
                  href={`${path}?category=${slug}`}
                  aria-current={chosen.category === slug ? 'page' : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <form className={classes.search} role="search" action={path} method="get">
        <TextInput
          label={t.search}
          name="q"
          type="search"
          maxLength={100}
          defaultValue={chosen.q ?? ''}
        />
        <Button type="submit" tone="secondary">
          {t.searchAction}
        </Button>
      </form>
    </div>
  );
}
