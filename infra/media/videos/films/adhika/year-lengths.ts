/** Mean lengths in days. */
export const LUNAR_MONTH = 29.5306;
export const LUNAR_YEAR = 12 * LUNAR_MONTH;
export const SOLAR_YEAR = 365.256;
