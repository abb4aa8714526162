import type { DatedRate } from './rate-seeds';

/**
 * The rate of a code on a day: of the rates in force the one of the longest beginning of the code, and of
 * those the newest. `null` when none is known: then the thing can not be sold.
 * @param day of the supply in India, `2026-11-22`
 */
export function findRate<R extends Pick<DatedRate, 'code' | 'validFrom'>>(
  rates: readonly R[],
  code: string,
  day: string,
): R | null {
  const inForce = rates.filter((rate) => code.startsWith(rate.code) && rate.validFrom <= day);
  return inForce.reduce<R | null>((best, rate) => (isNearer(rate, best) ? rate : best), null);
}

function isNearer(rate: Pick<DatedRate, 'code' | 'validFrom'>, best: typeof rate | null): boolean {
  if (!best) return true;
  return rate.code.length === best.code.length
    ? rate.validFrom > best.validFrom
    : rate.code.length > best.code.length;
}
