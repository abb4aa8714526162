import { useEffect, useState } from 'react';
import { findDate } from 'shared/i18n/civil-times';
import type { CityDates } from './city-dates';

/** The city's date: first that of the page, which may have been kept since yesterday, then of now. */
export function useToday(dates: Pick<CityDates, 'today' | 'timeZone'> | null): string {
  const [today, setToday] = useState(dates?.today ?? '');
  const timeZone = dates?.timeZone;
  useEffect(() => {
    if (timeZone) setToday(findDate(new Date().toISOString(), timeZone));
  }, [timeZone]);
  return today;
}
