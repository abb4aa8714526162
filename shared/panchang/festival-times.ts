import type { FestivalOfPlace } from '../contracts/astro-panchang';
import { writeTimeOf, writeTimes, type ClockFace } from '../i18n/clock';

const words = {
  en: {
    tithi: 'Tithi',
    puja: 'Time for the puja',
    deciding: 'Deciding time of day',
    sankranti: 'Sankranti',
    bhadra: 'Bhadra ends',
    moonrise: 'Moonrise',
    parana: 'Breaking the fast (parana)',
  },
  hi: {
    tithi: 'तिथि',
    puja: 'पूजा का समय',
    deciding: 'निर्णायक काल',
    sankranti: 'संक्रांति',
    bhadra: 'भद्रा समाप्ति',
    moonrise: 'चंद्रोदय',
    parana: 'पारण',
  },
};

/** A time or a stretch of time on a festival's day, named. */
export interface FestivalTime {
  name: string;
  value: string;
}

/** The times that matter to those who keep a festival, on the clocks of its place. */
export function listFestivalTimes(
  { date, instants, kind }: Pick<FestivalOfPlace, 'date' | 'instants' | 'kind'>,
  face: ClockFace,
): FestivalTime[] {
  const t = words[face.lang];
  const at = (name: string, iso?: string) =>
    iso ? [{ name, value: writeTimeOf(iso, date, face) }] : [];
  const stretch = (name: string, start?: string, end?: string) =>
    start && end ? [{ name, value: writeTimes(start, end, face, date) }] : [];
  return [
    ...stretch(t.tithi, instants.tithiStart, instants.tithiEnd),
    ...stretch(kind === 'festival' ? t.puja : t.deciding, instants.kalaStart, instants.kalaEnd),
    ...at(t.sankranti, instants.sankranti),
    ...at(t.bhadra, instants.bhadraEnd),
    ...at(t.moonrise, instants.moonrise),
    ...stretch(t.parana, instants.paranaStart, instants.paranaEnd),
  ];
}
