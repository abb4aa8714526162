import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { listCrumbs } from '../../crumbs';
import { Conventions } from '../panchang/conventions';
import { festivalsPath, panchangRoot, panchangSteps } from '../panchang/paths';
import { panchangText } from '../panchang/text';
import type { FestivalsData } from './load';
import { MonthLists } from './month-lists';
import classes from './page.module.css';
import { SubscribeLink } from './subscribe-link';
import { festivalsText } from './text';

/** The festivals of a year in a city. */
export default function FestivalsPage({ data, lang }: PageProps<FestivalsData>) {
  const text = festivalsText[lang];
  if (data.kind !== 'year')
    return (
      <PageIntro
        title={data.kind === 'unknown' ? text.unknown : text.name}
        lead={data.kind === 'unknown' ? text.unknownText : text.unavailable}
        crumbs={listCrumbs(panchangSteps(lang), lang)}
      >
        <Button href={localPath(lang, panchangRoot)}>{text.back}</Button>
      </PageIntro>
    );
  const { calendar, steps } = data;
  const { place, year, festivals } = calendar;
  const file = localPath(lang, `${festivalsPath(place.slug, year)}.ics`);
  const years = [year - 1, year + 1].filter((other) => other >= 1800 && other <= 2199);
  return (
    <>
      <PageIntro
        title={text.title(place.name, String(year))}
        lead={festivals ? text.lead : panchangText[lang].festivals.polar}
        crumbs={listCrumbs(steps, lang)}
      >
        {festivals && (
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
        {festivals && <p className={classes.hint}>{text.fileHint}</p>}
      </PageIntro>
      {festivals && (
        <Section title={text.all}>
          <MonthLists festivals={festivals} place={place} today={calendar.today} lang={lang} />
        </Section>
      )}
      <Conventions place={place} lang={lang} />
    </>
  );
}
