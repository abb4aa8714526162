import type { Lang } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import type { ReportData } from './load';
import classes from './page.module.css';
import { ChartSection } from './sections/chart';
import { DashaSection } from './sections/dashas';
import { DoshaSection } from './sections/doshas';
import { KpSection } from './sections/kp';
import { StrengthSection } from './sections/strengths';
import { TransitSection } from './sections/transits';
import { VargaSection } from './sections/vargas';
import { YearSection } from './sections/year';
import { YogaSection } from './sections/yogas';
import type { ReportText } from './text';

/** A finished kundli with the part it shows. */
export type ShownReport = Extract<ReportData, { kind: 'report' }>;

interface SectionViewProps {
  data: ShownReport;
  lang: Lang;
  text: ReportText;
}

/** The part of the kundli that was asked for, or why it can't be told. */
export function SectionView(props: SectionViewProps) {
  const { kept } = props.data;
  const { name } = kept.section;
  return (
    <section className={classes.section} aria-labelledby="part-title">
      <h2 id="part-title" tabIndex={-1} data-result>
        {props.text.sections[name]}
      </h2>
      <Part {...props} />
    </section>
  );
}

function Part({ data, lang, text }: SectionViewProps) {
  const { kept } = data;
  const { section, kundli } = kept;
  if (section.name === 'chart') return <ChartSection kundli={kundli} lang={lang} />;
  if (!section.data)
    return kundli.ascendant ? (
      <Notice tone="info">{section.name === 'year' ? text.noYear : text.nearPole}</Notice>
    ) : (
      <Notice tone="info" title={text.needsTimeTitle}>
        {text.needsTime}
      </Notice>
    );
  switch (section.name) {
    case 'vargas':
      return <VargaSection data={section.data} asked={data.varga} kept={kept} lang={lang} />;
    case 'dashas':
      return <DashaSection data={section.data} asked={data.dasha} kept={kept} lang={lang} />;
    case 'yogas':
      return <YogaSection yogas={section.data} lang={lang} />;
    case 'doshas':
      return <DoshaSection data={section.data} lang={lang} />;
    case 'strengths':
      return <StrengthSection data={section.data} lang={lang} />;
    case 'year':
      return <YearSection data={section.data} lang={lang} />;
    case 'transits':
      return <TransitSection data={section.data} kundli={kundli} lang={lang} />;
    case 'kp':
      return <KpSection data={section.data} lang={lang} />;
  }
}
