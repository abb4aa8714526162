import type { PageProps } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { Section } from 'shared/ui/section';
import { TopicSections } from '../../topic/topic-sections';
import { TopicTop } from '../../topic/topic-top';
import { PeriodNav } from '../horoscope/period-nav';
import { SignCards } from '../horoscope/sign-cards';
import { horoscopeText } from '../horoscope/text';
import type { PeriodData } from './load';

/** The twelve signs for a day, week, month or year, and how such a period is read. */
export default function PeriodPage({ data, lang }: PageProps<PeriodData>) {
  const { period, topic, crumbs, current } = data;
  return (
    <>
      <TopicTop topic={topic} crumbs={crumbs} lang={lang}>
        <PeriodNav current={period} pathOf={(other) => `/horoscope/${other}`} lang={lang} />
      </TopicTop>
      <Section title={current?.time ?? topic.title} tone="soft">
        {current ? (
          <SignCards period={period} sentences={current.sentences} lang={lang} />
        ) : (
          <Notice tone="error">{horoscopeText[lang].failed}</Notice>
        )}
      </Section>
      <TopicSections blocks={topic.blocks} lang={lang} />
    </>
  );
}
