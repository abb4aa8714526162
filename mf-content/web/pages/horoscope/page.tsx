import type { PageProps } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { Section } from 'shared/ui/section';
import { TopicSections } from '../../topic/topic-sections';
import { TopicTop } from '../../topic/topic-top';
import type { HoroscopeData } from './load';
import { PeriodNav } from './period-nav';
import { SignCards } from './sign-cards';
import { horoscopeText } from './text';

/** The way in to all horoscopes: the signs with today's sentence, then how to find one's own. */
export default function HoroscopePage({ data, lang }: PageProps<HoroscopeData>) {
  const text = horoscopeText[lang];
  const { topic, crumbs, today } = data;
  return (
    <>
      <TopicTop topic={topic} crumbs={crumbs} lang={lang}>
        <PeriodNav current={null} pathOf={(period) => `/horoscope/${period}`} lang={lang} />
      </TopicTop>
      {today ? (
        <Section title={text.hubSigns(today.time)} lead={text.hubLead} tone="soft">
          <SignCards period="daily" sentences={today.sentences} lang={lang} />
        </Section>
      ) : (
        <Section title={text.title}>
          <Notice tone="error">{text.failed}</Notice>
        </Section>
      )}
      <TopicSections blocks={topic.blocks} lang={lang} />
    </>
  );
}
