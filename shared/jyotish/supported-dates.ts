/** First and last year the engine answers for. */
export const supportedYears = { first: 1800, last: 2199 } as const;

/**
 * First and last civil date, `YYYY-MM-DD`, in whatever time zone. The day that begins on the last one
 * is answered for up to its end, the next sunrise; births, festivals, muhurats, eclipses and transits
 * have the same limits.
 */
export const supportedDates = { first: '1800-01-01', last: '2199-12-31' } as const;

/** Whether a civil date, `YYYY-MM-DD`, lies within the limits. */
export function isSupportedDate(date: string): boolean {
  return date >= supportedDates.first && date <= supportedDates.last;
}
