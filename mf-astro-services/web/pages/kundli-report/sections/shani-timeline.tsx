import type { SectionData } from 'shared/contracts/astro-kundli-sections';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { shaniPeriodWords } from '../../../../model/dosha-texts/shani-periods';
import { nameRashi } from '../../../../model/sky-names';
import { DataTable } from '../../../parts/data-table';
import { doshaText } from './dosha-text';
import classes from './sections.module.css';
import bars from './shani-timeline.module.css';

type ShaniPeriods = NonNullable<SectionData<'doshas'>['shani']>;

interface ShaniTimelineProps {
  periods: ShaniPeriods;
  now: string;
  lang: Lang;
}

const kinds = ['sade-sati', 'kantaka', 'ashtama'] as const;
const rowHeight = 26;
// a year beside its line, where it is largest
const yearWidth = 66;

/** The Sade Satis and Dhaiyas of a life as bars of time and as a table. */
export function ShaniTimeline({ periods, now, lang }: ShaniTimelineProps) {
  const text = doshaText[lang];
  const words = shaniPeriodWords['sade-sati'][lang];
  const write = (iso: string) => formatDate(iso, lang, { dateStyle: 'medium' });
  const isNow = ({ start, end }: { start: string; end: string }) => start <= now && now < end;
  return (
    <>
      <p className={classes.lead}>
        {words.about} {words.tradition}
      </p>
      <TimeBars periods={periods} now={now} />
      <DataTable
        label={text.table}
        columns={text.columns}
        rows={periods.map((period) => ({
          key: period.start,
          isRunning: isNow(period),
          head: <span className={bars.name}>{shaniPeriodWords[period.kind][lang].name}</span>,
          cells: [
            write(period.start),
            write(period.end),
            [...new Set(period.stays.map(({ rashi }) => nameRashi(rashi, lang)))].join(', '),
          ],
        }))}
      />
      <details className={classes.more}>
        <summary>{text.stays}</summary>
        <DataTable
          label={text.stays}
          columns={text.columns}
          rows={periods.flatMap(({ stays }) =>
            stays.map((stay) => ({
              key: stay.start,
              isRunning: isNow(stay),
              head: text.house(stay.house),
              cells: [write(stay.start), write(stay.end), nameRashi(stay.rashi, lang)],
            })),
          )}
        />
      </details>
      <p className={classes.strong}>{text.remedies}</p>
      <ul className={classes.plain}>
        {words.remedies.map((remedy) => (
          <li key={remedy}>{remedy}</li>
        ))}
      </ul>
      <p>
        <a href={localPath(lang, '/remedies/sadesati')}>{text.shaniRemedies}</a>
      </p>
    </>
  );
}

/** A century in one picture; the table beside it says the same. */
function TimeBars({ periods, now }: { periods: ShaniPeriods; now: string }) {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return null;
  const [from, until] = [Date.parse(first.start), Date.parse(last.end)];
  const x = (iso: string) => (1000 * (Date.parse(iso) - from)) / (until - from);
  const firstDecade = Math.floor(Number(first.start.slice(0, 4)) / 10) * 10;
  const decades = Array.from({ length: 13 }, (_, index) => {
    const year = firstDecade + 10 * index;
    return { year, at: x(`${year}-01-01T00:00:00Z`) };
  });
  const height = rowHeight * kinds.length;
  return (
    <svg className={bars.bars} viewBox={`0 0 1000 ${height + 24}`} aria-hidden="true">
      {decades
        .filter(({ at }) => at >= 0 && at <= 1000 - yearWidth)
        .map(({ year, at }) => (
          <g key={year}>
            <path className={bars.grid} d={`M${at} 0 V${height}`} />
            <text className={bars.year} x={at + 4} y={height + 19}>
              {year}
            </text>
          </g>
        ))}
      {periods.map(({ kind, start, end }) => (
        <rect
          key={start}
          className={bars[kind]}
          x={x(start)}
          y={kinds.indexOf(kind) * rowHeight + 4}
          width={x(end) - x(start)}
          height={rowHeight - 8}
          rx="4"
        />
      ))}
      <path className={bars.today} d={`M${x(now)} 0 V${height}`} />
    </svg>
  );
}
