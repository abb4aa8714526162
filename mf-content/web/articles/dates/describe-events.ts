import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import type { DatesData } from './load-dates';

/**
 * The coming days of the festival an occasion is named for, as structured data. A vrat that returns
 * every month is a tithi, not an event.
 */
export function describeEvents(
  { occasion, shown }: DatesData,
  { path, image, lang }: { path: string; image: string | null; lang: Lang },
): object[] {
  const { ids, isRecurring } = occasion;
  if (!shown?.days || isRecurring) return [];
  const coming = shown.days.filter(({ id, date }) => date >= shown.today && id === ids[0]);
  return coming.map(({ name, date, rule }) => ({
    '@type': 'Event',
    name,
    startDate: date,
    endDate: date,
    description: rule,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: shown.city.name,
      url: localPath(lang, `/astrology-services/panchang/${shown.city.slug}/${date}`),
    },
    ...(image ? { image } : {}),
    url: path,
  }));
}
