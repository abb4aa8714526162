import { findDateFault } from 'shared/dates/date-fault';
import type { PageProps } from 'shared/remote-kit/page';
import { staticPart } from 'shared/remote-kit/static-part';
import { dateText } from 'shared/ui/date-text';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { listCrumbs } from 'shared/ui/crumbs';
import { writeDate } from 'shared/i18n/civil-times';
import { localPath } from 'shared/i18n/local-path';
import { CityChoices } from '../../parts/city-fields';
import { CityForm } from './city-form';
import type { PanchangData } from './day-data';
import { DayNav } from './day-nav';
import { MakeMyCity } from '../../parts/city-choice/make-my-city';
import { panchangSteps, placePath } from './paths';
import { RunningMarks } from './running-marks';
import { panchangText } from './text';

const DayContent = staticPart(['panchang'], () => import('./day-content'));
export const staticParts = [DayContent];

/** The panchang of a day and city, or why there is none. */
export default function PanchangPage({ data, lang, params }: PageProps<PanchangData>) {
  const text = panchangText[lang];
  const { shown, form, trouble, choices, moonrise } = data;
  const steps = panchangSteps(lang);
  const isDateWrong = trouble?.endsWith('-date') ?? false;
  if (!shown)
    return (
      <>
        <PageIntro title={troubleTitle()} crumbs={listCrumbs(steps, lang)}>
          <Notice tone={choices.length > 0 ? 'info' : 'error'}>{troubleText()}</Notice>
          {choices.length > 0 && (
            <CityChoices
              choices={choices}
              title={text.form.choose}
              lang={lang}
              pathOf={(id) => placePath(id, form.date)}
            />
          )}
          <CityForm
            form={form}
            lang={lang}
            dateError={isDateWrong ? text.form.dateError : undefined}
          />
        </PageIntro>
      </>
    );
  const { place, date, today, lead } = shown;
  const here = [...steps, { name: place.name, path: placePath(place.slug) }];
  return (
    <>
      <PageIntro
        title={
          date === today
            ? text.titleToday(place.name)
            : text.titleDay(place.name, writeDate(date, lang))
        }
        lead={lead}
        crumbs={listCrumbs(here, lang)}
      >
        <DayNav lang={lang} shown={shown} moonrise={moonrise} />
        <CityForm form={form} lang={lang} />
        <MakeMyCity
          place={place}
          back={localPath(lang, placePath(place.slug, params.date))}
          lang={lang}
        />
      </PageIntro>
      <RunningMarks>
        <DayContent panchang={data.panchang} moonrise={moonrise} lang={lang} />
      </RunningMarks>
    </>
  );

  function troubleTitle(): string {
    if (isDateWrong) return text.trouble.dateTitle;
    if (trouble === 'unavailable') return text.panchang;
    return choices.length > 0 ? text.form.choose : text.trouble.unknownTitle;
  }

  function troubleText(): string {
    const { kind } = findDateFault(form.date);
    if (trouble === 'typed-date' && kind) return dateText[lang].faults[kind];
    if (trouble === 'bad-date') return text.trouble.badDate(form.date);
    if (trouble === 'skipped-date') return text.trouble.skippedDate(writeDate(form.date, lang));
    if (trouble === 'unavailable') return text.trouble.unavailable;
    if (trouble === 'choose' && choices.length > 0) return text.form.choose;
    return choices.length > 0 ? text.trouble.unknown : text.form.unknown(form.place);
  }
}
