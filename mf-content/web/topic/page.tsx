import { Fragment } from 'react';
import type { PageProps } from 'shared/remote-kit/page';
import { Reading } from 'shared/ui/reading';
import { BlockContent } from './block-content';
import { Contents } from './contents';
import type { TopicData } from './load-topic';
import classes from './page.module.css';
import { TopicTop } from './topic-top';
import { TopicSections } from './topic-sections';

/** A page made of a topic: guides as sections, policies as one column of text. */
export default function TopicPage({ data, lang }: PageProps<TopicData>) {
  const { topic, crumbs, updatedText, company } = data;
  return (
    <>
      <TopicTop topic={topic} crumbs={crumbs} lang={lang}>
        {updatedText && <p className={classes.updated}>{updatedText}</p>}
      </TopicTop>
      {topic.layout === 'reading' ? (
        <Reading>
          {topic.blocks.map((block) => (
            <Fragment key={block.heading}>
              <section
                id={block.id}
                className={block.id === 'in-short' ? classes.short : classes.part}
              >
                <h2>{block.heading}</h2>
                <BlockContent block={block} lang={lang} company={company} />
              </section>
              {block.id === 'in-short' && <Contents blocks={topic.blocks} lang={lang} />}
            </Fragment>
          ))}
        </Reading>
      ) : (
        <TopicSections blocks={topic.blocks} lang={lang} />
      )}
    </>
  );
}
