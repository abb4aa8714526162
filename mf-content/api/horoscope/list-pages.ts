import { horoscopePeriods, signSlugs } from 'shared/contracts/content-horoscope';
import type { ListedPage } from 'shared/remote-kit/document';
import { horoscopePath, horoscopeSteps } from '../../web/model/horoscope-steps';

/** The pages of the signs for the sitemap; they change by themselves. */
export function listHoroscopePages(): ListedPage[] {
  return horoscopePeriods.flatMap((period) =>
    signSlugs.flatMap((sign) =>
      horoscopeSteps[period].map(({ path }) => ({
        path: horoscopePath(period, sign, path),
        updatedAt: null,
      })),
    ),
  );
}
