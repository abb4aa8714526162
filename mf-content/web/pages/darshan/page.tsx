import type { PageProps } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { Section } from 'shared/ui/section';
import { TopicSections } from '../../topic/topic-sections';
import { TopicTop } from '../../topic/topic-top';
import type { DarshanData } from './load';
import { Schedule } from './schedule';
import { text } from './text';

/** The hours of the temples today, and how darshan from afar is kept. */
export default function DarshanPage({ data, lang }: PageProps<DarshanData>) {
  const { kind, topic, crumbs, schedule } = data;
  const t = text[lang];
  return (
    <>
      <TopicTop topic={topic} crumbs={crumbs} lang={lang} />
      <Section title={t.headings[kind]} lead={t.lead} tone="soft">
        {schedule ? (
          <Schedule schedule={schedule} lang={lang} />
        ) : (
          <Notice tone="error">{t.failed}</Notice>
        )}
      </Section>
      <TopicSections blocks={topic.blocks} lang={lang} />
    </>
  );
}
