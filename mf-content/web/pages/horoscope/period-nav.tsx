import type { HoroscopePeriod } from 'shared/contracts/content-horoscope';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { horoscopeText } from './text';
import { Tabs } from './tabs';

interface PeriodNavProps {
  current: HoroscopePeriod | null;
  /** The address of a period's page, without language. */
  pathOf(period: HoroscopePeriod): string;
  lang: Lang;
}

const periods: readonly HoroscopePeriod[] = ['daily', 'weekly', 'monthly', 'yearly'];

/** From one period to the others. */
export function PeriodNav({ current, pathOf, lang }: PeriodNavProps) {
  const text = horoscopeText[lang];
  return (
    <Tabs
      label={text.periodNav}
      tabs={periods.map((period) => ({
        href: localPath(lang, pathOf(period)),
        text: text.periods[period],
        isCurrent: period === current,
      }))}
    />
  );
}
