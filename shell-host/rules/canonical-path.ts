/**
 * The address a page is known by: without query and hash, without a trailing slash, and without a
 * trailing numeric segment, which numbers the pages of a list (`/blogs/2` is `/blogs`). The language
 * stays.
 *
 * A number that names a page of its own must not fall away, or different pages would become one.
 * So a segment is only taken for a page number when it has at most three digits and does not follow
 * another number: years (`/horoscope/yearly/2026`), the days and months of a date
 * (`/panchang/2026/11/21`) and long record numbers are kept.
 */
export function canonicalPath(address: string): string {
  const [pathname = ''] = address.split(/[?#]/, 1);
  const segments = pathname.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  const before = segments.at(-2) ?? '';
  if (/^\d{1,3}$/.test(last) && !/^\d+$/.test(before)) segments.pop();
  return `/${segments.join('/')}`;
}
