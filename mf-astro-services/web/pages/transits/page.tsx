import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace, usePreferences } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { listCrumbs } from 'shared/ui/crumbs';
import { Guide } from '../../parts/guide';
import { GocharaForm } from './gochara-form';
import { GocharaList } from './gochara-list';
import { GrahaLinks } from './graha-links';
import type { TransitsData } from './load';
import classes from './page.module.css';
import { SkyTable } from './sky-table';
import { SkyWheel } from './sky-wheel';
import { listSteps } from './steps';
import { transitText } from './text';
import { YearLinks } from './year-links';

export default function TransitsPage({ data, lang }: PageProps<TransitsData>) {
  const text = transitText[lang];
  const { city } = usePreferences();
  const face = useClockFace(lang);
  const { sky, asked, gochara, year } = data;
  const crumbs = listCrumbs(listSteps(lang), lang);
  return (
    <>
      <PageIntro title={text.title} lead={text.lead} crumbs={crumbs} />
      <Section
        title={text.skyTitle}
        {...(sky ? { lead: text.asOf(writeMoment(sky.at, face), city.name) } : {})}
      >
        {sky ? (
          <div className={classes.sky}>
            <SkyWheel places={sky.places} lang={lang} label={text.wheelLabel} />
            <SkyTable places={sky.places} lang={lang} />
          </div>
        ) : (
          <Notice tone="error">{text.unavailable}</Notice>
        )}
      </Section>
      <Section id="gochara" title={text.formTitle} lead={text.formLead} tone="soft">
        <GocharaForm asked={asked} lang={lang} />
        {gochara ? (
          <GocharaList gochara={gochara} lang={lang} />
        ) : (
          <p className={classes.hint}>
            <a href={localPath(lang, '/astrology-services/free-kundli')}>{text.noMoon}</a>
          </p>
        )}
      </Section>
      <Section title={text.allGrahas}>
        <GrahaLinks lang={lang} />
      </Section>
      <Section title={text.otherYears} tone="soft">
        <YearLinks years={[year - 1, year, year + 1, year + 2]} lang={lang} />
      </Section>
      <Guide title={text.methodTitle} parts={text.method} />
    </>
  );
}
