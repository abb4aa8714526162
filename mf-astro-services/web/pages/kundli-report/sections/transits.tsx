import type { Kundli } from 'shared/contracts/astro-kundli';
import type { SectionData } from 'shared/contracts/astro-kundli-sections';
import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import { useClockFace, usePreferences } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames } from '../../../../model/graha-names';
import { nameRashi } from '../../../../model/sky-names';
import { ChartStyles } from '../../../parts/charts/chart-styles';
import { KundliChart } from '../../../parts/charts/kundli-chart';
import classes from './sections.module.css';
import { transitText } from './transit-text';

interface TransitSectionProps {
  data: SectionData<'transits'>;
  kundli: Kundli;
  lang: Lang;
}

/** Where the grahas stand now, drawn from the lagna of birth and read from its Moon. */
export function TransitSection({ data, kundli, lang }: TransitSectionProps) {
  const text = transitText[lang];
  const names = grahaNames[lang];
  const { ascendant, planets } = kundli;
  const { city } = usePreferences();
  const at = writeMoment(data.at, useClockFace(lang), 'long');
  return (
    <>
      <p className={classes.lead}>
        {text.lead(at, city.name, nameRashi(planets.moon.rashi, lang))}
      </p>
      <ChartStyles lang={lang}>
        <KundliChart
          title={ascendant ? text.chart : text.moonChart}
          lang={lang}
          lagnaRashi={ascendant?.rashi ?? null}
          firstRashi={planets.moon.rashi}
          grahas={data.gochara.map((row) => ({ ...row, key: row.graha }))}
        />
      </ChartStyles>
      <ul className={classes.cards}>
        {data.gochara.map((row) => (
          <li key={row.graha} className={classes.card}>
            <h3>
              {names[row.graha][0]}{' '}
              <span className={classes.tag}>{row.favourable ? text.good : text.plain}</span>
            </h3>
            <p className={classes.marks}>
              {[
                `${nameRashi(row.rashi, lang)} ${formatWithinRashi(row.longitude)}${row.retrograde ? ' ℞' : ''}`,
                text.fromMoon(row.houseFromMoon),
                ...(row.houseFromLagna ? [text.fromLagna(row.houseFromLagna)] : []),
                ...(row.bindus === null ? [] : [text.bindus(row.bindus)]),
                ...(row.vedhaBy.length > 0
                  ? [text.vedha(row.vedhaBy.map((graha) => names[graha][0]).join(', '))]
                  : []),
              ].join(' · ')}
            </p>
            <p>{row.reading}</p>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{text.source}</p>
      <p>
        <a href={localPath(lang, '/transits')}>{text.more}</a>
      </p>
    </>
  );
}
