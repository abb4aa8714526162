import type { Kundli } from 'shared/contracts/astro-kundli';
import type { Lang } from 'shared/remote-kit/page';
import { FactList } from 'shared/ui/fact-list';
import { grahaOrder } from '../../../model/graha-names';
import { nameNakshatra, nameRashiInFull } from '../../../model/sky-names';
import { NorthIndianChart } from '../../parts/charts/north-indian-chart';
import classes from './match-result.module.css';
import type { MatchText } from '../../../model/matching/match-text';

interface PairChartsProps {
  boy: Kundli;
  girl: Kundli;
  lang: Lang;
  text: MatchText;
}

/** Both charts side by side, with the places of lagna and Moon in words. */
export function PairCharts({ boy, girl, lang, text }: PairChartsProps) {
  return (
    <div className={classes.charts}>
      {Object.entries({ boy, girl }).map(([person, { ascendant, planets }]) => {
        const title = text.chartOf[person as 'boy' | 'girl'];
        const { moon } = planets;
        const nakshatra = nameNakshatra(moon.nakshatra, lang);
        const facts = [
          ...(ascendant ? [[text.lagna, nameRashiInFull(ascendant.rashi, lang)] as const] : []),
          [text.moonSign, nameRashiInFull(moon.rashi, lang)] as const,
          [text.nakshatra, `${nakshatra}, ${text.pada} ${moon.pada}`] as const,
        ];
        return (
          <div key={person}>
            <NorthIndianChart
              title={ascendant ? title : `${title} (${text.moonChart})`}
              lang={lang}
              firstRashi={(ascendant ?? moon).rashi}
              grahas={grahaOrder.map((key) => ({ key, ...planets[key] }))}
            />
            <FactList className={classes.facts} facts={facts} />
          </div>
        );
      })}
    </div>
  );
}
