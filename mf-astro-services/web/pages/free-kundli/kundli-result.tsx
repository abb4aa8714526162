import type { Kundli } from 'shared/contracts/astro-kundli';
import type { Lang } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { grahaOrder } from '../../model/graha-names';
import { NorthIndianChart } from '../../parts/charts/north-indian-chart';
import { ConventionList } from './convention-list';
import { DashaTable } from './dasha-table';
import classes from './kundli-result.module.css';
import { KundliSummary } from './kundli-summary';
import { PositionTable } from './position-table';
import { resultText } from './result-text';

/** The finished kundli: summary, drawings, tables and how it was computed. */
export function KundliResult({ kundli, lang }: { kundli: Kundli; lang: Lang }) {
  const text = resultText[lang];
  const { ascendant, planets, input, vimshottari } = kundli;
  const inRashis = grahaOrder.map((key) => ({ key, ...planets[key] }));
  const inNavamsas = inRashis.map((graha) => ({ ...graha, rashi: graha.navamsa }));
  return (
    <section className={classes.result} aria-labelledby="kundli-title">
      <h2 id="kundli-title" className={classes.title} tabIndex={-1} data-result>
        {input.name ? text.of(input.name) : text.title}
      </h2>
      {!ascendant && <Notice tone="info">{text.unknownTime}</Notice>}
      <KundliSummary kundli={kundli} lang={lang} text={text} />
      <div className={classes.charts}>
        <NorthIndianChart
          title={ascendant ? text.lagnaChart : text.moonChart}
          lang={lang}
          firstRashi={(ascendant ?? planets.moon).rashi}
          grahas={inRashis}
        />
        {ascendant && (
          <NorthIndianChart
            title={text.navamsaChart}
            lang={lang}
            firstRashi={ascendant.navamsa}
            grahas={inNavamsas}
          />
        )}
      </div>
      <p className={classes.hint}>{text.chartHint}</p>
      <h3 className={classes.heading}>{text.positions}</h3>
      <PositionTable kundli={kundli} lang={lang} text={text} />
      {vimshottari && (
        <>
          <h3 className={classes.heading}>{text.dashas}</h3>
          <DashaTable periods={vimshottari} running={kundli.running} lang={lang} text={text} />
        </>
      )}
      <h3 className={classes.heading}>{text.how}</h3>
      <ConventionList kundli={kundli} lang={lang} text={text} />
    </section>
  );
}
