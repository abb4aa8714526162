import { useEffect } from 'react';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { labelPlace } from '../../model/label-place';
import { formPath, listSteps } from '../free-kundli/steps';
import { ConventionPanel } from './convention-panel';
import type { ReportData } from './load';
import { rememberShown } from './local-report';
import classes from './page.module.css';
import { SectionTabs } from './section-tabs';
import { SectionView } from './section-view';
import { ShareBox } from './share-box';
import { reportText } from './text';

export default function KundliReportPage({ data, lang }: PageProps<ReportData>) {
  const text = reportText[lang];
  const kept = data.kind === 'report' ? data.kept : null;
  useEffect(() => {
    if (kept) rememberShown(kept, lang);
  }, [kept, lang]);
  const crumbs = [
    ...listSteps(lang).map(({ name, path }) => ({ href: localPath(lang, path), text: name })),
    { text: text.title },
  ];
  if (data.kind !== 'report')
    return (
      <>
        <PageIntro title={text.title} crumbs={crumbs} />
        <div className={classes.body}>
          <Notice tone={data.kind === 'gone' ? 'info' : 'error'}>{text[data.kind]}</Notice>
          <div>
            <Button href={localPath(lang, formPath)}>{text.make}</Button>
          </div>
        </div>
      </>
    );
  const { input } = data.kept.kundli;
  const born = formatDate(input.date, lang, { dateStyle: 'long', timeZone: 'UTC' });
  const { latitude, longitude } = input.place;
  const place = input.place.name
    ? labelPlace({ ...input.place, name: input.place.name })
    : `${latitude.toFixed(2)}°, ${longitude.toFixed(2)}°`;
  return (
    <div className={classes.report}>
      <PageIntro
        title={input.name ? text.of(input.name) : text.title}
        lead={text.born(born, input.time ?? text.noTime, place)}
        crumbs={crumbs}
      />
      <div className={classes.body}>
        {data.isUnsaved && <Notice tone="info">{text.unsaved}</Notice>}
        <SectionTabs kept={data.kept} lang={lang} text={text} />
        <SectionView data={data} lang={lang} text={text} />
        <ConventionPanel key={data.kept.kundli.utc} kept={data.kept} lang={lang} />
        <ShareBox kept={data.kept} lang={lang} text={text} />
      </div>
    </div>
  );
}
