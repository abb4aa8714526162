import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import type { DatesData } from './load-dates';

/** The coming days of the festival an occasion is named for, as structured data. */
export function describeEvents(
  { occasion, shown }: DatesData,
  { path, image, lang }: { path: string; image: string | null; lang: Lang },
): object[] {
  if (!shown?.days) return [];
  const { ids, isRecurring } = occasion;
  const coming = shown.days.filter(
    ({ id, date }) => date >= shown.today && (isRecurring || id === ids[0]),
  );
  return coming.slice(0, isRecurring ? 1 : undefined).map(({ name, date, rule }) => ({
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
