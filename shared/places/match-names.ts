import { foldName } from './fold-name';
import { readLatin } from './latin-letters';
import type { PlaceTable } from './place-table';
import { doubtedNameBit, otherNameBit, rowBits } from './place-table';
import { skeletonOf, soundOf } from './sound-of';

/** A place a text may mean. */
export interface Candidate {
  row: number;
  /** The better, the higher. */
  score: number;
  /** The whole text is one of its names, in whatever spelling or script. */
  fits: boolean;
  /** Its name is spelled as the text is. */
  isSpelled: boolean;
}

/** What a name is worth by how it is met; a place ten times as large is worth 20 more. */
const points = {
  ...{ ownName: 70, otherName: 60, doubtedName: 10, sameSound: 10 },
  ...{ doubtedSound: 0, likeSound: 5, home: 30, behind: 120, abroad: 40 },
};
const spelled = points.otherName;
/** Of the names with the same consonants, the best known are looked at. */
const mostHeard = 300;
/** How many answers beside those that fit are of use. */
const mostKept = 60;
/** With fewer than these, names that are like it are of use too. */
const fewFound = 5;

/** Finds places by the beginning of a name, another name or a PIN, and by how it sounds. */
export function matchNames(
  table: PlaceTable,
  name: string,
  accepts: (row: number) => boolean,
): Candidate[] {
  const wanted = foldName(name);
  const found = new Map<number, Candidate>();
  if (!wanted) return [];
  const scores: number[] = [];
  const keep: Keep = (key, points, fits) => {
    const row = rowOf(table, key);
    const score = points + weighRow(table, row);
    // a letter begins tens of thousands of names: only what may still be among the best is looked at
    if (!fits && score < (scores[mostKept] ?? 0)) return;
    if (!accepts(row)) return;
    const before = found.get(row);
    if (!before) {
      found.set(row, { row, score, fits, isSpelled: fits && points >= spelled });
      const place = findFirst(scores.length, (at) => (scores[at] ?? 0) < score);
      if (place <= mostKept) scores.splice(place, 0, score);
      scores.length = Math.min(scores.length, mostKept + 1);
    } else
      found.set(row, {
        row,
        score: Math.max(before.score, score),
        fits: before.fits || fits,
        isSpelled: before.isSpelled || (fits && points >= spelled),
      });
  };
  matchBeginnings(table, /^[\d ]+$/.test(wanted) ? wanted.replaceAll(' ', '') : wanted, keep);
  const sounds = [...new Set(readLatin(wanted).map(soundOf))].filter(skeletonOf);
  for (const sound of sounds) matchSound(table, sound, keep);
  // where nothing is spelled so, a name that is hardly different may be meant as well: Orai is उरई
  if (found.size < fewFound || ![...found.values()].some(({ isSpelled }) => isSpelled))
    for (const sound of sounds) matchLike(table, sound, keep, found.size > 0 ? points.behind : 0);
  return [...found.values()];
}

type Keep = (key: number, points: number, fits: boolean) => void;

/** Readers here are Indian: of two places as large, the one in India is meant. */
function weighRow(table: PlaceTable, row: number): number {
  const isHome = table.regions[table.regionOf[row] ?? 0]?.country === 'IN';
  return (table.weights[row] ?? 0) + (isHome ? points.home : 0);
}

/** The rows that bear a folded name, now or as another name. */
export function listNamed(table: PlaceTable, folded: string): number[] {
  const { first, end, isWhole } = findRange(table, folded);
  const rows = new Set<number>();
  for (let key = first; key < end && isWhole(key); key += 1) rows.add(rowOf(table, key));
  return [...rows];
}

/** The keys that begin with a text; those that are the text come first. */
function findRange(table: PlaceTable, wanted: string) {
  const { bytes, starts } = table.keys;
  const text = Buffer.from(wanted);
  const compareKey = (key: number): number => {
    const start = starts[key] ?? 0;
    const end = Math.min((starts[key + 1] ?? 0) - 1, start + text.length);
    return bytes.compare(text, 0, text.length, start, end);
  };
  const count = starts.length - 1;
  return {
    first: findFirst(count, (at) => compareKey(at) >= 0),
    end: findFirst(count, (at) => compareKey(at) > 0),
    isWhole: (key: number) => (starts[key + 1] ?? 0) - 1 - (starts[key] ?? 0) === text.length,
  };
}

function matchBeginnings(table: PlaceTable, wanted: string, keep: Keep): void {
  const { first, end, isWhole: checkWhole } = findRange(table, wanted);
  for (let key = first; key < end; key += 1) {
    const isWhole = checkWhole(key);
    const isOther = hasBit(table, key, otherNameBit);
    const isDoubted = hasBit(table, key, doubtedNameBit);
    const other = isDoubted ? points.doubtedName : points.otherName;
    keep(key, isWhole ? (isOther ? other : points.ownName) : isOther ? -10 : 0, isWhole);
  }
}

/** The names with the consonants of a sound, or that begin with them, the best known first. */
function* listHeard(table: PlaceTable, sound: string, isWhole: boolean) {
  const skeleton = skeletonOf(sound);
  const order = table.soundOrder;
  const soundAt = (at: number): string => hearKey(table, order[at] ?? 0);
  const first = findFirst(order.length, (at) => skeletonOf(soundAt(at)) >= skeleton);
  const end = Math.min(order.length, first + mostHeard);
  for (let at = first; at < end; at += 1) {
    const other = soundAt(at);
    const bones = skeletonOf(other);
    if (isWhole ? bones !== skeleton : !bones.startsWith(skeleton)) break;
    yield { key: order[at] ?? 0, other, isWhole: bones === skeleton };
  }
}

/** The same name in another spelling or script. */
function matchSound(table: PlaceTable, sound: string, keep: Keep): void {
  for (const { key, other } of listHeard(table, sound, true))
    if (other === sound) {
      const isDoubted = hasBit(table, key, doubtedNameBit);
      keep(key, isDoubted ? points.doubtedSound : points.sameSound, isNeighbour(table, key));
    }
}

/** A name that is like it, for the reader to choose. */
function matchLike(table: PlaceTable, sound: string, keep: Keep, behind: number): void {
  // with two consonants too much begins alike
  for (const { key, other, isWhole } of listHeard(table, sound, skeletonOf(sound).length < 3)) {
    const steps = countSteps(sound, isWhole ? other : other.slice(0, sound.length));
    if (steps > Math.max(1, sound.length / 3)) continue;
    const far = isNeighbour(table, key) ? 0 : points.abroad;
    keep(key, (isWhole ? points.likeSound : -10) - steps * 12 - behind - far, false);
  }
}

const neighbours = new Set(['IN', 'NP', 'BT', 'BD', 'LK', 'PK', 'MU', 'FJ']);

const rowOf = (table: PlaceTable, key: number): number => (table.keyRows[key] ?? 0) & rowBits;
const hasBit = (table: PlaceTable, key: number, bit: number): boolean =>
  ((table.keyRows[key] ?? 0) & bit) !== 0;

/** Whether Indian spelling rules hold for the place of a key. */
function isNeighbour(table: PlaceTable, key: number): boolean {
  const row = rowOf(table, key);
  return neighbours.has(table.regions[table.regionOf[row] ?? 0]?.country ?? '');
}

function hearKey(table: PlaceTable, key: number): string {
  const { bytes, starts } = table.keys;
  const text = bytes.toString('utf8', starts[key], (starts[key + 1] ?? 0) - 1);
  return soundOf(readLatin(text)[0] ?? '');
}

/** The first position for which the answer is yes, where yes is followed by yes alone. */
function findFirst(count: number, isReached: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Letters to change, add or leave out to make one text of another (Levenshtein). */
function countSteps(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      current.push(Math.min(changed, (above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[other.length] ?? 0;
}
