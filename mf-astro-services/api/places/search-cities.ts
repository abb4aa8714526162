import type { CityTable } from './city-table';
import { getCityTable } from './city-table';
import { foldName } from './fold-name';

/** Searchable names in alphabetical order, each with the place it belongs to. */
interface NameIndex {
  keys: string[];
  places: Int32Array;
  scores: Float32Array;
}

let index: NameIndex | null = null;
const shortAnswers = new Map<string, number[]>();

/** Builds table and index ahead of the first request. */
export function prepareSearch(): void {
  index ??= buildIndex(getCityTable());
}

/**
 * Finds places whose name, Hindi name or other name begins with the text, best first.
 * @returns row numbers of the city table
 */
export function searchCities(text: string, limit = 10): number[] {
  const wanted = foldName(text);
  if (!wanted) return [];
  // one or two letters match thousands of names, and everybody types them first
  const isShort = wanted.length <= 2 && limit === 10;
  const known = isShort ? shortAnswers.get(wanted) : undefined;
  if (known) return known;
  const rows = scanIndex(wanted, limit);
  if (isShort && rows.length > 0) shortAnswers.set(wanted, rows);
  return rows;
}

function scanIndex(wanted: string, limit: number): number[] {
  index ??= buildIndex(getCityTable());
  const best: { place: number; score: number }[] = [];
  for (let at = findFirst(index.keys, wanted); at < index.keys.length; at += 1) {
    const key = index.keys[at];
    if (!key?.startsWith(wanted)) break;
    const place = index.places[at] ?? 0;
    // the whole name typed beats a longer name of the next class
    const score = (index.scores[at] ?? 0) - (key === wanted ? 15 : 0);
    keepBest(best, { place, score }, limit);
  }
  return best.map(({ place }) => place);
}

function keepBest(
  best: { place: number; score: number }[],
  found: { place: number; score: number },
  limit: number,
): void {
  const worst = best[best.length - 1];
  if (best.length === limit && worst && worst.score <= found.score) return;
  const known = best.findIndex(({ place }) => place === found.place);
  if (known >= 0) {
    if ((best[known]?.score ?? 0) <= found.score) return;
    best.splice(known, 1);
  }
  const position = best.findIndex(({ score }) => score > found.score);
  best.splice(position < 0 ? best.length : position, 0, found);
  if (best.length > limit) best.pop();
}

/** Position of the first key that is not before the text. */
function findFirst(keys: readonly string[], text: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function buildIndex(table: CityTable): NameIndex {
  const entries: [key: string, place: number][] = [];
  table.names.forEach((name, place) => {
    const listed = table.listed.get(place);
    const names = listed ? [name, listed.hindi, ...listed.otherNames] : [name];
    for (const key of new Set(names.map(foldName))) if (key) entries.push([key, place]);
  });
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    keys: entries.map(([key]) => key),
    places: Int32Array.from(entries, ([, place]) => place),
    scores: Float32Array.from(entries, ([key, place]) => scorePlace(table, place, key)),
  };
}

/** Lower is better: the listed places by rank, Indian district seats, other Indian places and seats abroad, the rest. */
function scorePlace(table: CityTable, place: number, key: string): number {
  const listed = table.listed.get(place);
  // an old name finds its city, but after those that still bear a name like it
  if (listed)
    return listed.rank / 100 + (listed.otherNames.some((n) => foldName(n) === key) ? 3 : 0);
  const isIndian = table.countries[place] === 'IN';
  const isSeat = table.seats[place] === 1;
  const byClass = isIndian ? (isSeat ? 10 : 20) : isSeat ? 20 : 30;
  return byClass + Math.min(key.length, 40) / 10;
}
