import type { Kundli } from 'shared/contracts/astro-kundli';
import { formatDate } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { labelPlace } from 'shared/places/label-place';

const noTime: Record<Lang, string> = { en: 'time not known', hi: 'समय ज्ञात नहीं' };

/** Day, time and place of a birth in one line. */
export function describeBirth({ input }: Kundli, lang: Lang): string {
  const { name, latitude, longitude } = input.place;
  const place = name
    ? labelPlace({ ...input.place, name })
    : `${latitude.toFixed(2)}°, ${longitude.toFixed(2)}°`;
  const day = formatDate(input.date, lang, { dateStyle: 'long', timeZone: 'UTC' });
  return `${day}, ${input.time ?? noTime[lang]}, ${place}`;
}
