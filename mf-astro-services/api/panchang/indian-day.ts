const INDIAN_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** When the present day began on Indian clocks. @returns ISO 8601 in UTC */
export function findIndianDayStart(now: Date): string {
  const midnight = Math.floor((now.getTime() + INDIAN_OFFSET_MS) / DAY_MS) * DAY_MS;
  return new Date(midnight - INDIAN_OFFSET_MS).toISOString();
}
