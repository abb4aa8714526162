import { useEffect } from 'react';
import { writeEnteredTime } from 'shared/i18n/clock';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { usePreferences } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { listCrumbs } from 'shared/ui/crumbs';
import { PageIntro } from 'shared/ui/page-intro';
import { labelPlace } from 'shared/places/label-place';
import { MissingPage } from '../../parts/missing-page';
import { PageBody } from '../../parts/page-body';
import { formPath, listSteps } from '../free-kundli/steps';
import { ConventionPanel } from './convention-panel';
import type { ReportData } from './load';
import { rememberShown } from './local-report';
import { SectionTabs } from './section-tabs';
import { SectionView } from './section-view';
import { ShareBox } from './share-box';
import { reportText } from './text';

export default function KundliReportPage({ data, lang }: PageProps<ReportData>) {
  const text = reportText[lang];
  const { clock } = usePreferences();
  const kept = data.kind === 'report' ? data.kept : null;
  useEffect(() => {
    if (kept) rememberShown(kept, lang);
  }, [kept, lang]);
  const crumbs = listCrumbs([...listSteps(lang), { name: text.title, path: '' }], lang);
  if (data.kind !== 'report')
    return (
      <MissingPage
        title={text.title}
        crumbs={crumbs}
        kind={data.kind}
        message={text[data.kind]}
        again={{ href: localPath(lang, formPath), text: text.make }}
      />
    );
  const { input } = data.kept.kundli;
  const born = formatDate(input.date, lang, { dateStyle: 'long', timeZone: 'UTC' });
  const time = input.time ? writeEnteredTime(input.time, { clock, lang }) : text.noTime;
  const { latitude, longitude } = input.place;
  const place = input.place.name
    ? labelPlace({ ...input.place, name: input.place.name })
    : `${latitude.toFixed(2)}°, ${longitude.toFixed(2)}°`;
  return (
    <>
      <PageIntro
        title={input.name ? text.of(input.name) : text.title}
        lead={text.born(born, time, place)}
        crumbs={crumbs}
      />
      <PageBody>
        {data.isUnsaved && <Notice tone="info">{text.unsaved}</Notice>}
        <SectionTabs kept={data.kept} lang={lang} text={text} />
        <SectionView data={data} lang={lang} text={text} />
        <ConventionPanel key={data.kept.kundli.utc} kept={data.kept} lang={lang} />
        <ShareBox kept={data.kept} lang={lang} text={text} />
      </PageBody>
    </>
  );
}
