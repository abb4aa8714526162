import { nameMonth } from 'shared/jyotish/festivals/wording';
import type { PageProps } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { listCrumbs } from 'shared/ui/crumbs';
import { writeDate } from 'shared/i18n/civil-times';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import { nameVara } from '../../model/panchang-names/limbs';
import { CityChoices } from '../../parts/city-fields';
import { CityForm } from './city-form';
import { Conventions } from './conventions';
import type { PanchangData } from './day-data';
import { DayNav } from './day-nav';
import { DaySections } from './day-sections';
import { createView } from './day-view';
import { FestivalList } from './festival-list';
import { MakeMyCity } from '../../parts/city-choice/make-my-city';
import { panchangSteps, placePath } from './paths';
import { PolarDay } from './polar-day';
import { panchangText } from './text';

/** The panchang of a day and city, or why there is none. */
export default function PanchangPage({ data, lang, params }: PageProps<PanchangData>) {
  const text = panchangText[lang];
  const { panchang, form, trouble, choices } = data;
  const steps = panchangSteps(lang);
  const face = useClockFace(lang, panchang?.place.timeZone);
  if (!panchang)
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
          <CityForm form={form} lang={lang} />
        </PageIntro>
      </>
    );
  const { place, date, today, day } = panchang;
  const here = [...steps, { name: place.name, path: placePath(place.slug) }];
  const shown = writeDate(date, lang);
  const weekday = nameVara(new Date(date).getUTCDay(), lang);
  return (
    <>
      <PageIntro
        title={date === today ? text.titleToday(place.name) : text.titleDay(place.name, shown)}
        lead={[date === today ? `${weekday}, ${shown}` : weekday, ...describeMonth()].join(' · ')}
        crumbs={listCrumbs(here, lang)}
      >
        <DayNav lang={lang} text={text} answer={panchang} moonrise={data.moonrise} />
        <CityForm form={form} lang={lang} />
        <MakeMyCity
          place={place}
          back={localPath(lang, placePath(place.slug, params.date))}
          lang={lang}
        />
      </PageIntro>
      {day ? (
        <DaySections view={createView(panchang, day, data.moonrise, face)} />
      ) : (
        <>
          <PolarDay answer={panchang} lang={lang} />
          <Section title={text.festivals.title}>
            <FestivalList answer={panchang} lang={lang} />
          </Section>
        </>
      )}
      <Conventions place={place} lang={lang} />
    </>
  );

  function describeMonth(): string[] {
    if (!day) return [];
    const { purnimanta, adhika, paksha, years } = day.month;
    const name = nameMonth(purnimanta)[lang];
    const month = adhika ? text.calendar.adhika(name) : name;
    return [text.lead(month, text.pakshas[paksha], years.vikram)];
  }

  function troubleTitle(): string {
    if (trouble === 'bad-date' || trouble === 'skipped-date') return text.trouble.dateTitle;
    if (trouble === 'unavailable') return text.panchang;
    return choices.length > 0 ? text.form.choose : text.trouble.unknownTitle;
  }

  function troubleText(): string {
    if (trouble === 'bad-date') return text.trouble.badDate(form.date);
    if (trouble === 'skipped-date') return text.trouble.skippedDate(writeDate(form.date, lang));
    if (trouble === 'unavailable') return text.trouble.unavailable;
    if (trouble === 'choose' && choices.length > 0) return text.form.choose;
    return choices.length > 0 ? text.trouble.unknown : text.form.unknown(form.place);
  }
}
