import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { foldName } from 'shared/places/fold-name';
import { readLatin } from 'shared/places/latin-letters';
import { doubtedNameBit, otherNameBit, placeKinds } from 'shared/places/place-table';
import { skeletonOf, soundOf } from 'shared/places/sound-of';
import { splitBytes, writeSections } from 'shared/places/table-file';
import { writeZoneMap, type ZoneMap } from 'shared/places/zone-map';
import type { BuiltPlace } from './built-place';
import { listedNames } from './name-listed';
import { groupBy } from './group-by';

interface Key {
  text: string;
  row: number;
  /** Bits that say what kind of name it is. */
  bits: number;
}

/** Writes the places as columns, and the zone map. @returns the size of the file in bytes */
export function writePlaceTable(
  places: readonly BuiltPlace[],
  zoneMap: ZoneMap,
  file: string,
): number {
  const rows = places
    .map((place) => ({ place, folded: foldName(place.name), weight: weigh(place) }))
    .filter(({ folded }) => folded !== '')
    .filter(isFirstOfItsId())
    .sort((a, b) => compare(a.folded, b.folded) || b.weight - a.weight);
  const keys = rows
    .flatMap(({ place, folded }, row) => listKeys(place, folded, row))
    .sort((a, b) => compare(a.text, b.text) || a.row - b.row);
  const regions = new Numbers();
  const zones = new Numbers();
  const kinds = describeKinds(rows.map(({ place }) => place));
  const column = (read: (place: BuiltPlace) => number) =>
    splitBytes(Int32Array.from(rows, ({ place }) => read(place)));
  const regionOf = column((place) => regions.of(writeRegion(place, kinds.get(place) ?? 0)));
  const zoneOf = column((place) => zones.of(place.zone));
  const known = rows.flatMap(({ place }, row) =>
    place.hindi || place.rank !== null
      ? [[row, place.hindi, place.rank ?? '', (listedNames.get(place) ?? []).join('|')].join('\t')]
      : [],
  );
  const content = writeSections([
    ['names', writeLines(rows.map(({ place }) => place.name))],
    ['latitudes', column(({ latitude }) => Math.round(latitude * 1000))],
    ['longitudes', column(({ longitude }) => Math.round(longitude * 1000))],
    ['regions', writeLines(regions.list())],
    ['regionOf', regionOf],
    ['zones', writeLines(zones.list())],
    ['zoneOf', zoneOf],
    ['weights', Buffer.from(rows.map(({ weight }) => weight))],
    ['kinds', Buffer.from(rows.map(({ place }) => kinds.get(place) ?? 0))],
    ['pins', column(({ isOffice, pin }) => (isOffice ? Number(pin) : 0))],
    ['known', writeLines(known)],
    ['keys', writeLines(keys.map(({ text }) => text))],
    ['keyRows', splitBytes(keys.map(({ row, bits }) => row + bits))],
    ['soundOrder', splitBytes(orderBySound(keys, rows))],
    ...writeZoneMap(zoneMap),
  ]);
  const packed = gzipSync(content, { level: 9 });
  writeFileSync(file, packed);
  return packed.length;
}

/** Name and position are the id of a place: a second one could not be told from the first. */
function isFirstOfItsId() {
  const known = new Set<string>();
  return ({ place, folded }: { place: BuiltPlace; folded: string }): boolean => {
    const { latitude, longitude } = place;
    const id = [folded, Math.round(latitude * 1000), Math.round(longitude * 1000)].join('~');
    return known.size < known.add(id).size;
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const writeLines = (lines: readonly string[]) =>
  Buffer.from(lines.map((line) => `${line}\n`).join(''));

/** Gives each text a number, in the order they come. */
class Numbers {
  private readonly numbers = new Map<string, number>();

  of(text: string): number {
    const number = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, number);
    return number;
  }

  list(): string[] {
    return [...this.numbers.keys()];
  }
}

function listKeys({ names, doubtedNames }: BuiltPlace, folded: string, row: number): Key[] {
  const bits = new Map<string, number>();
  for (const name of doubtedNames) bits.set(foldName(name), otherNameBit + doubtedNameBit);
  for (const name of names) bits.set(foldName(name), otherNameBit);
  bits.set(folded, 0);
  bits.delete('');
  return [...bits].map(([text, bit]) => ({ text, row, bits: bit }));
}

/** What the seat of one counts at least: towns of 100,000, 16,000 and 100,000. */
const seatWeights = { nation: 100, state: 84, district: 100 };

/** By population, 20 for each power of ten; a post office counts as a village, more by its rank. */
function weigh({ population, isOffice, officeRank, seatOf, ...place }: BuiltPlace): number {
  const counted = isOffice ? 36 : Math.round(20 * Math.log10(Math.max(population, 300)));
  const least = seatOf ? seatWeights[seatOf] : 0;
  const listed = place.rank === null && !place.isFamiliar ? 0 : 15;
  return Math.min(255, Math.max(counted, least, 40 + (officeRank * 5) / 6) + listed);
}

/** Indian villages and namesakes within a state show their district, namesakes within a district their PIN. */
function describeKinds(places: readonly BuiltPlace[]): Map<BuiltPlace, number> {
  const kinds = new Map<BuiltPlace, number>();
  const add = (place: BuiltPlace, bit: number) => kinds.set(place, (kinds.get(place) ?? 0) | bit);
  const named = ({ country, state, name }: BuiltPlace) => [country, state, name].join('|');
  for (const place of places) if (place.isOffice) add(place, placeKinds.office);
  for (const same of groupBy(places, named).values()) {
    const towns = same.filter(({ isOffice }) => !isOffice);
    for (const place of same)
      if (place.isOffice || towns.length > 1) add(place, placeKinds.showsDistrict);
    for (const twins of groupBy(same, ({ district }) => district).values())
      if (twins.length > 1)
        for (const twin of twins) if (twin.isOffice) add(twin, placeKinds.showsPin);
  }
  return kinds;
}

function writeRegion({ country, state, district }: BuiltPlace, kind: number): string {
  const isNamed = country === 'IN' || kind & placeKinds.showsDistrict;
  return [country, state, isNamed ? district : ''].join('\t');
}

const soundCountries = new Set(['IN', 'NP', 'BT', 'BD', 'LK', 'PK', 'MU', 'FJ']);

/** All names of India and its neighbours and those of larger places abroad, by their consonants. */
function orderBySound(
  keys: readonly Key[],
  rows: readonly { place: BuiltPlace; weight: number }[],
): Uint32Array {
  const sounds = keys.flatMap(({ text, row, bits }, key) => {
    const { place, weight } = rows[row] ?? {};
    if (!place || weight === undefined || /^\d+$/.test(text)) return [];
    // what a city abroad is called in a third language sounds like some Indian town
    const isKnown = weight >= 84 && (bits === 0 || /\p{Script=Devanagari}/u.test(text));
    if (!soundCountries.has(place.country) && !isKnown) return [];
    const [latin = ''] = readLatin(text);
    const skeleton = skeletonOf(soundOf(latin));
    return skeleton ? [{ key, skeleton, weight }] : [];
  });
  sounds.sort((a, b) => compare(a.skeleton, b.skeleton) || b.weight - a.weight);
  return Uint32Array.from(sounds, ({ key }) => key);
}
