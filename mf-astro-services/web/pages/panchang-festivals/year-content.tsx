import type { Lang } from 'shared/remote-kit/page';
import { Section } from 'shared/ui/section';
import { Conventions } from '../panchang/conventions';
import { AbsentDates } from './absent-dates';
import type { FestivalDay, ListedCalendar } from './load';
import { MonthLists } from './month-lists';
import { festivalsText } from './text';

interface YearContentProps {
  days: FestivalDay[];
  calendar: ListedCalendar;
  lang: Lang;
}

/** The festivals month by month, and how they are found. */
export default function YearContent({ days, calendar, lang }: YearContentProps) {
  const { place, today, absent } = calendar;
  return (
    <>
      {days.length > 0 && (
        <Section title={festivalsText[lang].all}>
          <AbsentDates absent={absent} lang={lang} />
          <MonthLists days={days} place={place} today={today} lang={lang} />
        </Section>
      )}
      <Conventions place={place} lang={lang} />
    </>
  );
}
