import { localPath } from 'shared/i18n/local-path';
import { isSupportedDate } from 'shared/jyotish/supported-dates';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { listCrumbs } from 'shared/ui/crumbs';
import { Conventions } from '../panchang/conventions';
import { MissingCalendar } from '../panchang/missing-calendar';
import { festivalsPath } from '../panchang/paths';
import { panchangText } from '../panchang/text';
import type { FestivalsData } from './load';
import { AbsentDates } from './absent-dates';
import { MonthLists } from './month-lists';
import classes from './page.module.css';
import { SubscribeLink } from './subscribe-link';
import { festivalsText } from './text';

/** The festivals of a year in a city. */
export default function FestivalsPage({ data, lang }: PageProps<FestivalsData>) {
  const text = festivalsText[lang];
  if (data.kind !== 'year') return <MissingCalendar kind={data.kind} text={text} lang={lang} />;
  const { calendar, steps } = data;
  const { place, year, days } = calendar;
  const file = localPath(lang, `${festivalsPath(place.slug, year)}.ics`);
  const years = [year - 1, year + 1].filter((other) => isSupportedDate(`${other}-01-01`));
  return (
    <>
      <PageIntro
        title={text.title(place.name, String(year))}
        lead={days ? text.lead : panchangText[lang].festivals.polar}
        crumbs={listCrumbs(steps, lang)}
      >
        {days && (
          <>
            <SubscribeLink file={file} text={text.subscribe} />
            <Button tone="secondary" href={file} download="">
              {text.file}
            </Button>
          </>
        )}
        {years.map((other) => (
          <Button key={other} tone="quiet" href={localPath(lang, festivalsPath(place.slug, other))}>
            {text.previous(other)}
          </Button>
        ))}
        {days && <p className={classes.hint}>{text.fileHint}</p>}
      </PageIntro>
      {days && (
        <Section title={text.all}>
          <AbsentDates absent={calendar.absent} lang={lang} />
          <MonthLists days={days} place={place} today={calendar.today} lang={lang} />
        </Section>
      )}
      <Conventions place={place} lang={lang} />
    </>
  );
}
