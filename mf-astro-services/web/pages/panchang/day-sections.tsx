import { Section } from 'shared/ui/section';
import { CalendarFacts } from './calendar-facts';
import { DayEclipses } from './day-eclipses';
import { DayMuhurats } from './day-muhurats';
import { DaySigns } from './day-signs';
import { ChoghadiyaTables, HoraTables, MuhurtaTables } from './day-tables';
import type { DayView } from './day-view';
import { FestivalList } from './festival-list';
import { Limbs } from './limbs';
import { SkyCards } from './sky-cards';
import { Timeline } from './timeline';

/** All of a day that has a sunrise. What runs is marked as of the answer; `RunningMarks` goes on. */
export function DaySections({ view }: { view: DayView }) {
  const { text, answer, lang } = view;
  const now = Date.parse(answer.at);
  return (
    <>
      <Section title={text.sky.title}>
        <SkyCards {...view} />
      </Section>
      <Section title={text.limbs.title} lead={text.limbs.lead}>
        <Limbs {...view} />
      </Section>
      {answer.eclipses.length > 0 && (
        <Section title={text.eclipse.title}>
          <DayEclipses {...view} />
        </Section>
      )}
      <Section title={text.festivals.title} tone="soft">
        <FestivalList answer={answer} lang={lang} />
      </Section>
      <Section title={text.timeline.title} lead={text.timeline.lead}>
        <Timeline view={view} now={now} />
      </Section>
      <Section title={text.times.title} id="muhurta">
        <MuhurtaTables view={view} now={now} />
      </Section>
      <Section title={text.choghadiya.title} id="choghadiya" tone="soft">
        <ChoghadiyaTables view={view} now={now} />
      </Section>
      <Section title={text.hora.title} id="hora">
        <HoraTables view={view} now={now} />
      </Section>
      <Section title={text.yogas.title} tone="soft">
        <DaySigns {...view} />
      </Section>
      <Section title={text.muhurats.title}>
        <DayMuhurats {...view} />
      </Section>
      <Section title={text.calendar.title}>
        <CalendarFacts {...view} />
      </Section>
    </>
  );
}
