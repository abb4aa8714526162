import { horoscopePeriods, signSlugs } from 'shared/contracts/content-horoscope';
import type { ListedPage } from 'shared/remote-kit/document';
import { horoscopePath, horoscopeSteps } from '../../model/horoscope-steps';
import { findDate, findSpan } from './spans';

/** The pages of the periods and their signs for the sitemap; all changed when the period began. */
export function listHoroscopePages(now: Date): ListedPage[] {
  return horoscopePeriods.flatMap((period) => {
    const updatedAt = findSpan(period, findDate(period, now, 0)).start;
    const paths = signSlugs.flatMap((sign) =>
      horoscopeSteps[period].map(({ path }) => horoscopePath(period, sign, path)),
    );
    return [`/horoscope/${period}`, ...paths].map((path) => ({ path, updatedAt }));
  });
}
