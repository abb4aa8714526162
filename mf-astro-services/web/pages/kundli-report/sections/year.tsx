import type { SectionData } from 'shared/contracts/astro-kundli-sections';
import { formatDate } from 'shared/i18n/format';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import type { Lang } from 'shared/remote-kit/page';
import { FactList } from 'shared/ui/fact-list';
import { grahaNames, grahaOrder } from '../../../../model/graha-names';
import { nameRashi, nameRashiInFull } from '../../../../model/sky-names';
import { ChartStyles } from '../../../parts/charts/chart-styles';
import { KundliChart } from '../../../parts/charts/kundli-chart';
import { DataTable } from '../../../parts/data-table';
import classes from './sections.module.css';
import { yearText } from './year-text';

/** The annual chart of the running year of life with what Tajika reads from it. */
export function YearSection({ data, lang }: { data: SectionData<'year'>; lang: Lang }) {
  const text = yearText[lang];
  const names = grahaNames[lang];
  const day = (iso: string) => formatDate(iso, lang, { dateStyle: 'medium' });
  const where = (longitude: number) =>
    `${nameRashi(Math.floor(longitude / 30), lang)} ${formatWithinRashi(longitude)}`;
  const lagna = Math.floor(data.ascendant / 30);
  const facts: [string, string][] = [
    [text.lasts, `${day(data.start)} – ${day(data.end)}`],
    [text.lagna, nameRashiInFull(lagna, lang)],
    [text.muntha, text.munthaIn(nameRashi(data.muntha.rashi, lang), data.muntha.house)],
    [text.yearLord, names[data.yearLord.graha][0]],
  ];
  return (
    <>
      <p className={classes.lead}>{text.lead(data.years + 1)}</p>
      <FactList className={classes.facts} facts={facts} />
      <p className={classes.note}>{text.because[data.yearLord.because]}</p>
      <ChartStyles lang={lang}>
        <KundliChart
          title={text.chart}
          lang={lang}
          lagnaRashi={lagna}
          grahas={grahaOrder.map((key) => ({ key, ...data.planets[key] }))}
        />
        <DataTable
          label={text.chart}
          columns={text.placeColumns}
          rows={grahaOrder.map((graha) => ({
            key: graha,
            head: names[graha][0],
            cells: [where(data.planets[graha].longitude), data.planets[graha].house],
          }))}
        />
      </ChartStyles>
      <h3>{text.mudda}</h3>
      <DataTable
        label={text.mudda}
        columns={text.muddaColumns}
        rows={data.mudda.map(({ lord, start, end }) => ({
          key: start,
          head: names[lord][0],
          cells: [day(start), day(end)],
          isRunning: start <= data.now && data.now < end,
        }))}
      />
      <h3>{text.aspects}</h3>
      <p className={classes.lead}>{text.aspectsLead}</p>
      <DataTable
        label={text.aspects}
        columns={text.aspectColumns}
        rows={data.aspects.map((aspect) => ({
          key: `${aspect.faster} ${aspect.slower}`,
          head: `${names[aspect.faster][0]} – ${names[aspect.slower][0]}`,
          cells: [text.kinds[aspect.kind], aspect.yoga ? text.yogas[aspect.yoga] : '–'],
        }))}
      />
      <h3>{text.sahams}</h3>
      <p className={classes.lead}>{text.sahamsLead}</p>
      <DataTable
        label={text.sahams}
        columns={text.sahamColumns}
        rows={Object.entries(data.sahams).map(([saham, longitude]) => ({
          key: saham,
          head: text.sahamNames[saham] ?? saham,
          cells: [where(longitude)],
        }))}
      />
      <p className={classes.note}>{text.source}</p>
    </>
  );
}
