import type { PageProps } from 'shared/remote-kit/page';
import { PageIntro } from 'shared/ui/page-intro';
import { Reading } from 'shared/ui/reading';
import { Section } from 'shared/ui/section';
import { BlockContent } from './block-content';
import type { TopicData } from './load-topic';
import classes from './page.module.css';

/** A page made of a topic: guides as sections, policies as one column of text. */
export default function TopicPage({ data, lang }: PageProps<TopicData>) {
  const { topic, crumbs, updatedText } = data;
  return (
    <>
      <div className={topic.picture ? classes.top : undefined}>
        <PageIntro title={topic.title} lead={topic.lead} crumbs={crumbs}>
          {updatedText && <p className={classes.updated}>{updatedText}</p>}
        </PageIntro>
        {topic.picture && (
          <img
            className={classes.picture}
            src={`/media/mf-content/sections/${topic.picture}.svg`}
            alt=""
            width={640}
            height={480}
          />
        )}
      </div>
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
        topic.blocks.map((block, index) => (
          <Section key={block.heading} title={block.heading} tone={index % 2 ? 'soft' : 'plain'}>
            <BlockContent block={block} lang={lang} />
          </Section>
        ))
      )}
    </>
  );
}
