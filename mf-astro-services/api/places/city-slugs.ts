import { foldName } from 'shared/places/fold-name';
import { findPlaceRow } from './find-place-by-id';
import { getPlaceTable } from './place-table';

/** The listed cities by the word that stands for them in addresses, and the word by row. */
interface Slugs {
  rows: Map<string, number>;
  slugs: Map<number, string>;
}

let known: Slugs | null = null;

/** The listed cities with their slugs, in the order of the list. */
export function listCitySlugs(): { row: number; slug: string }[] {
  return [...getSlugs().slugs].map(([row, slug]) => ({ row, slug }));
}

/** The row of a city by its slug (`delhi`), an older name (`bombay`) or the id of any place; or null. */
export function findCityRow(slug: string): number | null {
  return getSlugs().rows.get(slug.toLowerCase()) ?? findPlaceRow(slug);
}

/** The slug of a listed city, or null. */
export function findCitySlug(row: number): string | null {
  return getSlugs().slugs.get(row) ?? null;
}

function getSlugs(): Slugs {
  known ??= buildSlugs();
  return known;
}

function buildSlugs(): Slugs {
  const { nameOf, regions, regionOf, listed } = getPlaceTable();
  const rows = new Map<string, number>();
  const slugs = new Map<number, string>();
  const ranked = [...listed].sort(([, one], [, other]) => one.rank - other.rank);
  for (const [row, { otherNames }] of ranked) {
    const plain = writeSlug(chooseName(nameOf(row), otherNames));
    const slug = rows.has(plain)
      ? `${plain}-${writeSlug(regions[regionOf[row] ?? 0]?.state ?? '')}`
      : plain;
    rows.set(slug, row);
    slugs.set(row, slug);
  }
  // older names only lead to a city when no city has them now
  for (const [row, { otherNames }] of ranked)
    for (const other of [nameOf(row), ...otherNames].map(writeSlug))
      if (other && !rows.has(other)) rows.set(other, row);
  return { rows, slugs };
}

/** What a city is called for short: New York for New York City, where that name is known. */
function chooseName(name: string, otherNames: readonly string[]): string {
  return otherNames.find((other) => name.startsWith(`${other} `)) ?? name;
}

function writeSlug(name: string): string {
  return /^[\p{ASCII}]+$/u.test(foldName(name)) ? foldName(name).replaceAll(' ', '-') : '';
}
