import type { Horoscope, HoroscopePeriod } from 'shared/contracts/content-horoscope';
import { formatDate } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';

const kinds = {
  en: {
    daily: 'Daily horoscope',
    weekly: 'Weekly horoscope',
    monthly: 'Monthly horoscope',
    yearly: 'Yearly horoscope',
  },
  hi: {
    daily: 'दैनिक राशिफल',
    weekly: 'साप्ताहिक राशिफल',
    monthly: 'मासिक राशिफल',
    yearly: 'वार्षिक राशिफल',
  },
} as const;

/** The name of a kind of horoscope. */
export function nameKind(period: HoroscopePeriod, lang: Lang): string {
  return kinds[lang][period];
}

/** When: `21 November 2026`, `16 to 22 November 2026`, `November 2026`, `2026`. */
export function nameTime(
  { period, from, until }: Pick<Horoscope, 'period' | 'from' | 'until'>,
  lang: Lang,
): string {
  if (period === 'daily') return formatDate(from, lang);
  if (period === 'monthly') return formatDate(from, lang, { month: 'long', year: 'numeric' });
  if (period === 'yearly') return from.slice(0, 4);
  const start = formatDate(from, lang, isOneMonth(from, until) ? { day: 'numeric' } : dayAndMonth);
  return `${start} ${lang === 'hi' ? 'से' : 'to'} ${formatDate(until, lang)}`;
}

function isOneMonth(from: string, until: string): boolean {
  return from.slice(0, 7) === until.slice(0, 7);
}

const dayAndMonth = { day: 'numeric', month: 'long' } as const;

/** As `nameTime`, short enough for a title. */
export function nameShortTime(
  { period, from, until }: Pick<Horoscope, 'period' | 'from' | 'until'>,
  lang: Lang,
): string {
  const short = { day: 'numeric', month: 'short' } as const;
  if (period === 'daily') return formatDate(from, lang, { ...short, year: 'numeric' });
  if (period === 'weekly') {
    const start = formatDate(from, lang, isOneMonth(from, until) ? { day: 'numeric' } : short);
    return `${start} – ${formatDate(until, lang, { ...short, year: 'numeric' })}`;
  }
  return nameTime({ period, from, until }, lang);
}

/** Kind and time in one line. */
export function namePeriod(
  horoscope: Pick<Horoscope, 'period' | 'from' | 'until'>,
  lang: Lang,
): string {
  return `${nameKind(horoscope.period, lang)}, ${nameTime(horoscope, lang)}`;
}
