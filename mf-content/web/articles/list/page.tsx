import { contentPaths } from 'shared/contracts/content-paths';
import { localPath } from 'shared/i18n/local-path';
import { usePreferences } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { CardGrid } from 'shared/ui/card';
import { Notice } from 'shared/ui/notice';
import { Section } from 'shared/ui/section';
import { TopicSections } from '../../topic/topic-sections';
import { TopicTop } from '../../topic/topic-top';
import { ArticleCard } from '../details/article-card';
import { text } from '../text';
import { FeedLinks } from './feed-links';
import { ListFilter } from './filter';
import type { ListData } from './load';
import { Pager } from './pager';

/** A list of one kind, with its filter and the pages around it, above what its topic says. */
export default function ListPage({ data, lang }: PageProps<ListData>) {
  const { kind, topic, crumbs, entries, nextDates, chosen, previous, next } = data;
  const t = text[lang];
  const { city } = usePreferences();
  const path = localPath(lang, contentPaths[kind]);
  return (
    <>
      <TopicTop topic={topic} crumbs={crumbs} lang={lang} />
      <Section
        title={chosen.q ? t.found(chosen.q) : t.listTitle}
        {...(Object.keys(nextDates).length > 0 ? { lead: t.datesFor(city.name) } : {})}
      >
        <ListFilter data={data} lang={lang} />
        {entries === null && (
          <Notice tone="error">
            {t.failed} <a href={path}>{t.retry}</a>
          </Notice>
        )}
        {entries?.length === 0 && (
          <Notice tone="info">{Object.values(chosen).some(Boolean) ? t.nothing : t.none}</Notice>
        )}
        {entries && entries.length > 0 && (
          <CardGrid min="20rem">
            {entries.map((entry, index) => (
              <ArticleCard
                key={entry.item.slug}
                entry={entry}
                nextDate={nextDates[entry.item.slug]}
                eager={index === 0}
                lang={lang}
              />
            ))}
          </CardGrid>
        )}
        <Pager previous={previous} next={next} lang={lang} />
        <FeedLinks kind={kind} lang={lang} />
      </Section>
      <TopicSections blocks={topic.blocks} lang={lang} />
    </>
  );
}
