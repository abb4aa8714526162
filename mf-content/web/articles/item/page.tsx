import type { ReactNode } from 'react';
import { contentPaths } from 'shared/contracts/content-paths';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { CardGrid } from 'shared/ui/card';
import { Reading } from 'shared/ui/reading';
import { Section } from 'shared/ui/section';
import { PageTop } from '../../parts/page-top';
import { ArticleCard } from '../details/article-card';
import { ArticleDetails } from '../details/article-details';
import type { GeneralKind } from '../kinds';
import { Html } from '../details/html';
import { text } from '../text';
import { Byline } from './byline';
import classes from './item.module.css';
import type { ItemData } from './load';
import { MissingItem } from './missing-item';
import { Tags } from './tags';

/** What one comes for, before what is said about it. */
const detailsFirst = new Set<GeneralKind>(['video', 'podcast', 'aarti', 'bhajan']);

interface ItemPageProps extends PageProps<ItemData> {
  /** What stands before everything else of the article. */
  top?: ReactNode;
}

/** One item of any general kind: its text, what its kind adds, and others to read. */
export default function ItemPage({ data, lang, top }: ItemPageProps) {
  if (data.found !== 'yes') return <MissingItem data={data} lang={lang} />;
  const { article, related, crumbs } = data;
  const { item, kind } = article;
  const t = text[lang];
  const list = localPath(lang, contentPaths[kind]);
  return (
    <>
      <article>
        <PageTop
          title={item.title}
          lead={item.summary}
          crumbs={crumbs}
          picture={kind === 'video' ? null : item.cover}
        >
          <Byline article={article} lang={lang} />
        </PageTop>
        <Reading>
          {top}
          {detailsFirst.has(kind) && <ArticleDetails article={article} lang={lang} />}
          {item.body && <Html html={item.body} />}
          {!detailsFirst.has(kind) && <ArticleDetails article={article} lang={lang} />}
          <Tags tags={item.tags} list={list} lang={lang} />
          <p className={classes.updated}>
            {t.updated} <time dateTime={item.updated_at}>{formatDate(item.updated_at, lang)}</time>
          </p>
        </Reading>
      </article>
      {related.length > 0 && (
        <Section title={t.related} action={{ href: list, text: t.all }} tone="soft">
          <CardGrid min="20rem">
            {related.map((entry) => (
              <ArticleCard key={entry.item.slug} entry={entry} lang={lang} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
