import type { PanchangPlace } from 'shared/contracts/astro-panchang';
import type { SearchHit } from 'shared/contracts/search';
import { shiftDate, writeDate } from 'shared/i18n/civil-times';
import type { Lang } from 'shared/remote-kit/page';
import { scoreNames } from 'shared/search/score-names';
import { festivalsPath, monthPath, placePath } from '../../model/panchang-paths';
import { dateOf, type When } from './read-when';

const words = {
  en: {
    day: (date: string) => `Panchang of ${date}`,
    month: (month: string) => `Calendar of ${month}`,
    year: (year: number) => `Festivals and vrats of ${year}`,
  },
  hi: {
    day: (date: string) => `${date} का पंचांग`,
    month: (month: string) => `${month} का कैलेंडर`,
    year: (year: number) => `${year} के व्रत और त्योहार`,
  },
};
const dayNames = [
  'panchang tithi choghadiya rahu kaal nakshatra hora muhurat sunrise moonrise',
  'पंचांग तिथि चौघड़िया राहु काल नक्षत्र होरा मुहूर्त सूर्योदय चंद्रोदय',
];
const calendarNames = [
  'festivals festival calendar vrat tyohar tyauhar holidays hindu panchang parv list',
  'त्योहार त्यौहार पर्व कैलेंडर व्रत छुट्टियाँ हिंदू पंचांग सूची',
];

/** The day, month or year that a question asks for without naming an occasion. */
export function findDays(when: When, place: PanchangPlace, today: string, lang: Lang): SearchHit[] {
  const hit = (title: string, path: string): SearchHit[] => [
    { kind: 'day', title, path, text: place.name, score: 100 },
  ];
  const asksFor = (names: string[]) => when.rest === '' || scoreNames(when.rest, names).score > 0;
  const thisYear = Number(today.slice(0, 4));
  const date = when.fromToday === null ? dateOf(when, thisYear) : shiftDate(today, when.fromToday);
  if (date !== null)
    return asksFor(dayNames)
      ? hit(
          words[lang].day(writeDate(date, lang, { dateStyle: 'full' })),
          placePath(place.slug, ...(when.fromToday === 0 ? [] : [date])),
        )
      : [];
  if (!asksFor(calendarNames)) return [];
  if (when.month !== null) {
    const month = `${when.year ?? thisYear}-${String(when.month).padStart(2, '0')}`;
    return hit(
      words[lang].month(writeDate(`${month}-01`, lang, { month: 'long', year: 'numeric' })),
      monthPath(place.slug, month),
    );
  }
  if (when.year === null) return [];
  return hit(words[lang].year(when.year), festivalsPath(place.slug, when.year));
}
