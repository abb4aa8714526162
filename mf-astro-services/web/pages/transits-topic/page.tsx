import { localPath } from 'shared/i18n/local-path';
import { usePreferences } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import { listCrumbs } from 'shared/ui/crumbs';
import { grahaNames } from '../../../model/graha-names';
import { listSteps } from '../transits/steps';
import { transitText } from '../transits/text';
import { GrahaView } from './graha-view';
import type { TransitsTopicData } from './load';
import { topicText } from './text';
import { YearView } from './year-view';

/** The transits of a year or of a graha. */
export default function TransitsTopicPage({ data, lang }: PageProps<TransitsTopicData>) {
  const text = transitText[lang];
  const { city } = usePreferences();
  const { title, lead } = describe();
  const crumbs = listCrumbs(listSteps(lang, { name: title, path: '' }), lang);
  return (
    <>
      <PageIntro title={title} lead={lead} crumbs={crumbs}>
        {(data.kind === 'unknown' || data.kind === 'unavailable') && (
          <Button href={localPath(lang, '/transits')}>{text.all}</Button>
        )}
      </PageIntro>
      {data.kind === 'year' && <YearView year={data.year} thisYear={data.thisYear} lang={lang} />}
      {data.kind === 'graha' && (
        <GrahaView transits={data.transits} readings={data.readings} now={data.now} lang={lang} />
      )}
    </>
  );

  function describe(): { title: string; lead: string } {
    if (data.kind === 'year')
      return {
        title: text.yearTitle(data.year.year),
        lead: text.yearLead(data.year.year, city.name),
      };
    if (data.kind === 'graha')
      return {
        title: text.grahaTitle(grahaNames[lang][data.transits.graha][0]),
        lead: topicText[lang].leads[data.transits.graha],
      };
    return data.kind === 'unknown'
      ? topicText[lang].unknown
      : { title: text.title, lead: text.unavailable };
  }
}
