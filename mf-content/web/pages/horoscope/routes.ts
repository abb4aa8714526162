import type { HoroscopePeriod } from 'shared/contracts/content-horoscope';
import type { PageRoute } from 'shared/remote-kit/page';

/** The pages of a period: all signs, one sign now, and one sign in a period before or after. */
export function horoscopeRoutes(period: HoroscopePeriod): PageRoute[] {
  const ofSign: Omit<PageRoute, 'path'> = {
    load: async () => ({ default: (await import('../horoscope-sign/load')).loadSign(period) }),
    page: () => import('../horoscope-sign/page'),
  };
  return [
    {
      path: `/horoscope/${period}`,
      load: async () => ({
        default: (await import('../horoscope-period/load')).loadPeriod(period),
      }),
      page: () => import('../horoscope-period/page'),
    },
    { path: `/horoscope/${period}/:sign`, ...ofSign },
    { path: `/horoscope/${period}/:sign/:step`, ...ofSign },
  ];
}
