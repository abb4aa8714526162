const indianOffset = 5.5 * 3_600_000;

/** The day it is in India at a moment: `2026-11-22`. Tax days and years turn at midnight there. */
export function indianDay(at: Date): string {
  return new Date(at.getTime() + indianOffset).toISOString().slice(0, 10);
}

/** The financial year of a day in India by its two years: `26-27` from 1 April 2026. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const begins = month < 4 ? year - 1 : year;
  const digits = (of: number) => String(of % 100).padStart(2, '0');
  return `${digits(begins)}-${digits(begins + 1)}`;
}
