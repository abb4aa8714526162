import type { Kundli } from 'shared/contracts/astro-kundli';
import { formatDate } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { grahaNames, grahaOrder } from '../../../../model/graha-names';
import { nameNakshatra, nameRashiInFull } from '../../../../model/sky-names';
import { ChartStyles } from '../../../parts/charts/chart-styles';
import { KundliChart } from '../../../parts/charts/kundli-chart';
import classes from './sections.module.css';
import { chartText } from '../../../../model/report/chart-text';
import { PositionTable } from './position-table';

/** The first view: what people look for first, the charts, and where everything stands. */
export function ChartSection({ kundli, lang }: { kundli: Kundli; lang: Lang }) {
  const text = chartText[lang];
  const { ascendant, planets } = kundli;
  const inRashis = grahaOrder.map((key) => ({ key, ...planets[key] }));
  const inNavamsas = inRashis.map((graha) => ({ ...graha, rashi: graha.navamsa }));
  return (
    <>
      {!ascendant && <Notice tone="info">{text.unknownTime}</Notice>}
      <dl className={classes.facts}>
        {listFacts(kundli, lang).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ChartStyles lang={lang}>
        <KundliChart
          title={ascendant ? text.lagnaChart : text.moonChart}
          lang={lang}
          lagnaRashi={ascendant?.rashi ?? null}
          firstRashi={planets.moon.rashi}
          grahas={inRashis}
        />
        {ascendant && (
          <KundliChart
            title={text.navamsaChart}
            lang={lang}
            lagnaRashi={ascendant.navamsa}
            grahas={inNavamsas}
          />
        )}
      </ChartStyles>
      <p className={classes.note}>{text.chartHint}</p>
      <h3>{text.positions}</h3>
      <PositionTable kundli={kundli} lang={lang} />
      <p className={classes.note}>{text.positionHint}</p>
    </>
  );
}

/** Lagna, Moon sign, nakshatra and running dasha, as far as they are known. */
function listFacts(kundli: Kundli, lang: Lang): [string, string][] {
  const text = chartText[lang];
  const { ascendant, planets, moonOfDay, running } = kundli;
  const either = (names: string[]) => names.join(` ${text.or} `);
  const rashis = moonOfDay?.rashis ?? [planets.moon.rashi];
  const nakshatras = moonOfDay?.nakshatras ?? [planets.moon.nakshatra];
  const nakshatra = either(nakshatras.map((one) => nameNakshatra(one, lang)));
  const facts: [string, string][] = [
    [text.moonSign, either(rashis.map((rashi) => nameRashiInFull(rashi, lang)))],
    [text.nakshatra, moonOfDay ? nakshatra : `${nakshatra}, ${text.pada} ${planets.moon.pada}`],
  ];
  if (ascendant) facts.unshift([text.lagna, nameRashiInFull(ascendant.rashi, lang)]);
  if (running) {
    const { mahadasha, antardasha } = running;
    const [maha, antar] = [mahadasha, antardasha].map(({ lord }) => grahaNames[lang][lord][0]);
    facts.push([
      text.dasha,
      text.dashaNow(maha ?? '', antar ?? '', formatDate(antardasha.end, lang)),
    ]);
  }
  return facts;
}
