/** Where the panchang lives, without language prefix. */
export const panchangRoot = '/astrology-services/panchang';

/** The address of a month's calendar. @param month `YYYY-MM` */
export function monthPath(slug: string, month: string): string {
  return `${panchangRoot}/${slug}/month/${month}`;
}

/** The address of a year's festivals. */
export function festivalsPath(slug: string, year: string | number): string {
  return `${panchangRoot}/${slug}/festivals/year-${year}`;
}

/** The address of a place's panchang, of today or of a date. @param id slug or place id */
export function placePath(id: string, date?: string): string {
  return [panchangRoot, encodeURIComponent(id), ...(date ? [encodeURIComponent(date)] : [])].join(
    '/',
  );
}
