import type { PageProps } from 'shared/remote-kit/page';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { listCrumbs } from 'shared/ui/crumbs';
import { TroubleNotice } from 'shared/ui/trouble-notice';
import { CityChoices } from '../../parts/city-fields';
import { Guide } from '../../parts/guide';
import type { MuhuratData } from './load';
import { MuhuratForm } from './muhurat-form';
import { MuhuratResult } from './muhurat-result';
import { muhuratText } from './text';

/** Finds days and hours that suit a purpose. */
export default function MuhuratPage({ data, lang }: PageProps<MuhuratData>) {
  const text = muhuratText[lang];
  const { fields, found, problem, trouble, choices, steps } = data;
  return (
    <>
      <PageIntro title={text.title} lead={text.lead} crumbs={listCrumbs(steps, lang)} />
      <Section title={text.formTitle}>
        <MuhuratForm
          fields={fields}
          lang={lang}
          {...(problem === 'unknown-city' ? { cityError: text.unknownCity } : {})}
          {...(problem === 'wrong' ? { monthError: text.wrong } : {})}
        />
        {problem === 'choose' && (
          <>
            <p>{text.choose}</p>
            <CityChoices choices={choices} title={text.city} lang={lang} pathOf={pathOf} />
          </>
        )}
        <TroubleNotice trouble={trouble} lang={lang} failed={text.unavailable} />
      </Section>
      {found && <MuhuratResult found={found} lang={lang} />}
      <Guide title={text.guideTitle} parts={text.guide} />
    </>
  );

  /** The same question for one of the places. */
  function pathOf(id: string): string {
    const { kind, from, months } = fields;
    const query = new URLSearchParams({ kind, city: id, from, months });
    return `/astrology-services/muhurat?${query.toString()}#result`;
  }
}
