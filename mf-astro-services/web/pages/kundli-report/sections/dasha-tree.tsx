import { useState } from 'react';
import { formatDate } from 'shared/i18n/format';
import { writeMoment } from 'shared/i18n/clock';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import classes from './dasha-tree.module.css';
import { dashaText } from './dasha-text';

/** A period as it is shown: who rules it, and from when to when. */
export interface ShownPeriod {
  id: string;
  name: string;
  start: string;
  end: string;
}

interface DashaTreeProps {
  periods: readonly ShownPeriod[];
  divide: (period: ShownPeriod) => ShownPeriod[];
  /** How many levels there are. */
  levels: number;
  /** ISO instant whose periods are marked. */
  now: string;
  timeZone: string;
  lang: Lang;
}

/**
 * Periods to open level by level. What runs now is there to the last level without script; other
 * periods are divided when they are opened.
 */
export function DashaTree(props: DashaTreeProps) {
  return <PeriodList {...props} level={1} />;
}

function PeriodList({ periods, level, ...rest }: DashaTreeProps & { level: number }) {
  return (
    <ol className={classes.list} data-level={level}>
      {periods.map((period) => (
        <Period key={period.start} period={period} level={level} {...rest} />
      ))}
    </ol>
  );
}

interface PeriodProps extends Omit<DashaTreeProps, 'periods'> {
  period: ShownPeriod;
  level: number;
}

function Period({ period, level, ...rest }: PeriodProps) {
  const { divide, levels, now, timeZone, lang } = rest;
  const text = dashaText[lang];
  const face = useClockFace(lang, timeZone);
  const isRunning = period.start <= now && now < period.end;
  const [isOpened, setOpened] = useState(isRunning || level === 1);
  // below a month the hour counts
  const write = (iso: string) =>
    level > 3 ? writeMoment(iso, face) : formatDate(iso, lang, { timeZone, dateStyle: 'medium' });
  const row = (
    <>
      <span className={classes.name}>
        {period.name}
        {isRunning && <span className={classes.now}>{text.now}</span>}
      </span>
      <span className={classes.dates}>
        {write(period.start)} – {write(period.end)}
      </span>
    </>
  );
  if (level === levels)
    return <li className={isRunning ? classes.running : classes.leaf}>{row}</li>;
  return (
    <li>
      <details
        open={isRunning && level < 3}
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary className={isRunning ? classes.running : undefined}>{row}</summary>
        {isOpened && <PeriodList periods={divide(period)} level={level + 1} {...rest} />}
      </details>
    </li>
  );
}
