import { nameMonth } from 'shared/jyotish/festivals/wording';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { listCrumbs } from 'shared/ui/crumbs';
import { shiftDate, writeDate } from 'shared/i18n/civil-times';
import { isSupportedDate } from 'shared/jyotish/supported-dates';
import { Conventions } from '../panchang/conventions';
import { festivalsPath, monthPath } from '../panchang/paths';
import { panchangText } from '../panchang/text';
import { DayGrid } from './day-grid';
import type { MonthOfPlace } from './load';
import { monthSteps } from './month-steps';
import { monthText } from './text';

/** The month calendar of a city, from its title on. */
export default function MonthContent({
  month: { place, month, days, today },
  lang,
}: {
  month: MonthOfPlace;
  lang: Lang;
}) {
  const text = monthText[lang];
  const shown = writeDate(`${month}-01`, lang, { month: 'long', year: 'numeric' });
  const year = month.slice(0, 4);
  const beside = [
    { month: shiftDate(`${month}-01`, -1).slice(0, 7), text: text.previous },
    { month: shiftDate(`${month}-28`, 7).slice(0, 7), text: text.next },
  ].filter((other) => isSupportedDate(`${other.month}-01`));
  return (
    <>
      <PageIntro
        title={text.title(place.name, shown)}
        {...describeMonths()}
        crumbs={listCrumbs(monthSteps(place, month, lang), lang)}
      >
        {beside.map((other) => (
          <Button
            key={other.month}
            tone="secondary"
            href={localPath(lang, monthPath(place.slug, other.month))}
          >
            {other.text}
          </Button>
        ))}
        <Button tone="quiet" href={localPath(lang, festivalsPath(place.slug, year))}>
          {panchangText[lang].festivalsOfYear(year)}
        </Button>
      </PageIntro>
      <Section title={text.calendar} lead={text.hint}>
        <DayGrid days={days} place={place} today={today} lang={lang} />
      </Section>
      <Conventions place={place} lang={lang} />
    </>
  );

  /** The lunar months the days belong to, as the north counts them. */
  function describeMonths(): { lead?: string } {
    const leaves = days.flatMap(({ leaf }) => (leaf ? [leaf.month] : []));
    const names = leaves.map(({ purnimanta, adhika }) => {
      const name = nameMonth(purnimanta)[lang];
      return adhika ? panchangText[lang].calendar.adhika(name) : name;
    });
    const years = leaves.map(({ years: { vikram } }) => String(vikram));
    if (names.length === 0) return {};
    return { lead: text.lead([...new Set(names)].join(' – '), [...new Set(years)].join(' – ')) };
  }
}
