import type { PageProps } from 'shared/remote-kit/page';
import { Reading } from 'shared/ui/reading';
import { BlockContent } from './block-content';
import type { TopicData } from './load-topic';
import classes from './page.module.css';
import { TopicTop } from './topic-top';
import { TopicSections } from './topic-sections';

/** A page made of a topic: guides as sections, policies as one column of text. */
export default function TopicPage({ data, lang }: PageProps<TopicData>) {
  const { topic, crumbs, updatedText } = data;
  return (
    <>
      <TopicTop topic={topic} crumbs={crumbs}>
        {updatedText && <p className={classes.updated}>{updatedText}</p>}
      </TopicTop>
      {topic.layout === 'reading' ? (
        <Reading>
          {topic.blocks.map((block) => (
            <section key={block.heading}>
              <h2>{block.heading}</h2>
              <BlockContent block={block} lang={lang} />
            </section>
          ))}
        </Reading>
      ) : (
        <TopicSections blocks={topic.blocks} lang={lang} />
      )}
    </>
  );
}
