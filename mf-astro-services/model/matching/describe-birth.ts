import type { Kundli } from 'shared/contracts/astro-kundli';
import { writeDate } from 'shared/i18n/civil-times';
import { writeEnteredTime, type HourFace } from 'shared/i18n/clock';
import type { Lang } from 'shared/remote-kit/page';
import { labelPlace } from 'shared/places/label-place';

const noTime: Record<Lang, string> = { en: 'time not known', hi: 'समय ज्ञात नहीं' };

/** Day, time and place of a birth in one line. */
export function describeBirth({ input }: Kundli, face: HourFace): string {
  const { lang } = face;
  const { name, latitude, longitude } = input.place;
  const place = name
    ? labelPlace({ ...input.place, name })
    : `${latitude.toFixed(2)}°, ${longitude.toFixed(2)}°`;
  const time = input.time ? writeEnteredTime(input.time, face) : noTime[lang];
  return `${writeDate(input.date, lang)}, ${time}, ${place}`;
}
