import type { MoonRiseRuleName } from 'shared/jyotish/panchang/moon-rise-rules';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Section } from 'shared/ui/section';
import { Conventions } from './conventions';
import type { PanchangAnswer } from './day-data';
import { DaySections } from './day-sections';
import { createView } from './day-view';
import { FestivalList } from './festival-list';
import { PolarDay } from './polar-day';
import { panchangText } from './text';

interface DayContentProps {
  panchang: PanchangAnswer;
  moonrise: MoonRiseRuleName;
  lang: Lang;
}

/** All that is told of a day below the top of the page. */
export default function DayContent({ panchang, moonrise, lang }: DayContentProps) {
  const { day, place } = panchang;
  const face = useClockFace(lang, place.timeZone);
  return (
    <>
      {day ? (
        <DaySections view={createView(panchang, day, moonrise, face)} />
      ) : (
        <>
          <PolarDay answer={panchang} lang={lang} />
          <Section title={panchangText[lang].festivals.title}>
            <FestivalList answer={panchang} lang={lang} />
          </Section>
        </>
      )}
      <Conventions place={place} lang={lang} />
    </>
  );
}
