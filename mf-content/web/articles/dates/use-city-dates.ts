import { useEffect, useState } from 'react';
import { findDate } from 'shared/i18n/civil-times';
import { keepLastCity, readLastCity } from 'shared/panchang/last-city';
import type { Lang } from 'shared/remote-kit/page';
import type { CityDates } from './city-dates';
import type { DatesData } from './load-dates';

/** The dates of the page, then of the city this browser remembers, and that city's date of now. */
export function useCityDates(
  { occasion, shown, asked }: DatesData,
  lang: Lang,
): { dates: CityDates | null; today: string } {
  const [dates, setDates] = useState(shown);
  const [today, setToday] = useState(shown?.today ?? '');
  useEffect(() => {
    if (asked?.isKnown && shown) return keepLastCity(shown.city);
    const last = readLastCity();
    if (!last || last.slug === shown?.city.slug) return;
    let isGone = false;
    void readIn(last.slug).then((found) => {
      // what could not be read leaves the dates of the page, under the name of their city
      if (found && !isGone) setDates(found);
    });
    return () => {
      isGone = true;
    };

    async function readIn(slug: string): Promise<CityDates | null> {
      const [{ readCityDates }, { browserCall }] = await Promise.all([
        import('./load-dates'),
        import('shared/http/browser-call'),
      ]);
      return readCityDates(browserCall, slug, occasion, lang);
    }
  }, [occasion, shown, asked, lang]);
  useEffect(() => {
    // the page, or the answer, may have been kept since yesterday
    if (dates) setToday(findDate(new Date().toISOString(), dates.timeZone));
  }, [dates]);
  return { dates, today };
}
