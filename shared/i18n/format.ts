import type { Lang } from '../remote-kit/page';

const locales = { en: 'en-IN', hi: 'hi-IN' } as const;

/**
 * An amount of money with the rupee sign and Indian grouping: `"12345600"` gives `₹1,23,456`,
 * `"12345650"` gives `₹1,23,456.50`.
 * @param paise whole paise, as bigint or decimal string (how money travels in JSON)
 * @throws SyntaxError when the string is not a whole number
 */
export function formatRupees(paise: bigint | string, lang: Lang): string {
  const amount = BigInt(paise);
  const size = amount < 0n ? -amount : amount;
  const rupees = numberFormats[lang].format(size / 100n);
  const rest = size % 100n;
  const decimals = rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${amount < 0n ? '−' : ''}₹${rupees}${decimals}`;
}

/** What of a date is written. Times of day are written by `./clock` alone, which rounds them. */
export type DateOptions = Omit<Intl.DateTimeFormatOptions, TimePart> & { [P in TimePart]?: never };
type TimePart =
  | 'timeStyle'
  | 'hour'
  | 'minute'
  | 'second'
  | 'fractionalSecondDigits'
  | 'dayPeriod'
  | 'hour12'
  | 'hourCycle';

/**
 * A date for people, by default like `21 November 2026`, in Indian time so that server and browser
 * write the same.
 * @param iso a date (`2026-11-21`) or a moment with its zone
 * @throws RangeError when it is not a date
 */
export function formatDate(
  iso: string,
  lang: Lang,
  options: DateOptions = { dateStyle: 'long' },
): string {
  return dateFormat(lang, options).format(new Date(iso));
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs far more than using it, so the few there are get kept. */
function dateFormat(lang: Lang, options: DateOptions): Intl.DateTimeFormat {
  const key = lang + JSON.stringify(options);
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[lang], { timeZone: 'Asia/Kolkata', ...options });
    dateFormats.set(key, format);
  }
  return format;
}

const numberFormats = {
  en: new Intl.NumberFormat(locales.en),
  hi: new Intl.NumberFormat(locales.hi),
};

/** A number with Indian grouping: 123456.5 gives `1,23,456.5`. */
export function formatNumber(n: number | bigint, lang: Lang): string {
  return numberFormats[lang].format(n);
}
