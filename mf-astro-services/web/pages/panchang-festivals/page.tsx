import { localPath } from 'shared/i18n/local-path';
import { isSupportedDate } from 'shared/jyotish/supported-dates';
import type { PageProps } from 'shared/remote-kit/page';
import { staticPart } from 'shared/remote-kit/static-part';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import { listCrumbs } from 'shared/ui/crumbs';
import { MissingCalendar } from '../panchang/missing-calendar';
import { festivalsPath } from '../panchang/paths';
import { panchangText } from '../panchang/text';
import type { FestivalsData } from './load';
import classes from './page.module.css';
import { SubscribeLink } from './subscribe-link';
import { festivalsText } from './text';

const YearContent = staticPart(['days'], () => import('./year-content'));
export const staticParts = [YearContent];

/** The festivals of a year in a city. */
export default function FestivalsPage({ data, lang }: PageProps<FestivalsData>) {
  const text = festivalsText[lang];
  if (data.kind !== 'year') return <MissingCalendar kind={data.kind} text={text} lang={lang} />;
  const { calendar, steps, hasDays } = data;
  const { place, year } = calendar;
  const file = localPath(lang, `${festivalsPath(place.slug, year)}.ics`);
  const years = [year - 1, year + 1].filter((other) => isSupportedDate(`${other}-01-01`));
  return (
    <>
      <PageIntro
        title={text.title(place.name, String(year))}
        lead={hasDays ? text.lead : panchangText[lang].festivals.polar}
        crumbs={listCrumbs(steps, lang)}
      >
        {hasDays && (
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
        {hasDays && <p className={classes.hint}>{text.fileHint}</p>}
      </PageIntro>
      <YearContent days={data.days} calendar={calendar} lang={lang} />
    </>
  );
}
