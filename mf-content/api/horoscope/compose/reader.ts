import {
  horoscopeAreas,
  type Horoscope,
  type HoroscopeArea,
  type MoonStay,
} from 'shared/contracts/content-horoscope';
import { itemAt } from 'shared/jyotish/kundli/item-at';
import { countHouse } from 'shared/jyotish/zodiac/divisions';
import type { ClockFace } from 'shared/i18n/clock';
import type { Graha } from 'shared/jyotish/zodiac/graha';
import { areaGrahas, type SlowGraha } from '../lines/library';
import type { PeriodSky, Stay } from '../period-sky';
import type { Arrival, GrahaState, Words } from '../words/words';

/** What a horoscope is composed for. */
export interface Reader {
  sky: PeriodSky;
  /** The sign, 0 Mesha to 11 Meena. */
  rashi: number;
  words: Words;
  /** On whose clocks its moments are told. */
  face: ClockFace;
  /** Differs by one from period to period and from sign to sign, so that wordings do too. */
  turn: number;
  /** What the text says already: no wording is taken twice. */
  said: Set<string>;
}

/** What is composed: the parts of a horoscope an editor may write instead, and the reasons. */
export type Composition = Pick<Horoscope, 'summary' | 'paragraphs' | 'why'> & {
  areas: Record<HoroscopeArea, string>;
};

/** Grahas whose place is told in every horoscope of more than a day. */
export type SlowerGraha = Exclude<Graha, 'moon'>;

/** The house of a rashi from the sign that is read. */
export function houseOf({ rashi }: Reader, of: number): number {
  return countHouse(of, rashi);
}

/** One of several wordings, by the turn. */
export function pick<T>(wordings: readonly T[], turn: number): T {
  return itemAt(wordings, turn % wordings.length);
}

/** The first wording, from the turn's on, that the text has not yet; all said already, `null`. */
function sayNew({ said }: Reader, wordings: readonly string[], turn: number): string | null {
  const found = wordings
    .map((_, index) => pick(wordings, turn + index))
    .find((wording) => !said.has(wording));
  if (found === undefined) return null;
  said.add(found);
  return found;
}

/** What to do when a graha stands still. */
export function advise(reader: Reader, turns: 'retrograde' | 'direct', turn: number): string {
  const { advice } = reader.words;
  return sayNew(reader, advice[turns], turn) ?? pick(advice[turns], turn);
}

/** A time of the day, on the reader's clocks. */
export function tellTime({ words, face, sky }: Reader, iso: string): string {
  return words.writeTime(iso, sky.span.from, face);
}

/** What a graha does in a house, from the library; for one that comes back, what it brings again. */
export function verbOf(reader: Reader, graha: SlowerGraha, house: number, turn: number): string {
  const { library, again } = reader.words;
  const area = horoscopeAreas.find((name) => areaGrahas[name] === graha);
  const verbs = area
    ? itemAt(library.areas[area].graha, house - 1)
    : [itemAt(library.slow[graha as SlowGraha], house - 1)];
  const returns = again.map((write) => write(house));
  return sayNew(reader, verbs, turn) ?? sayNew(reader, returns, 0) ?? pick(returns, turn);
}

/** The sentence on the Moon in a house for an area. */
export function moonLine({ words }: Reader, area: HoroscopeArea, house: number, turn: number) {
  return pick(itemAt(words.library.areas[area].moon, house - 1), turn);
}

/** Retrograde or combust; the nodes always go back, which is not worth a word. */
export function stateOf({ sky }: Reader, graha: Graha): GrahaState {
  if (graha === 'rahu' || graha === 'ketu') return null;
  const { retrograde, combust } = sky.noon.places[graha];
  if (graha === 'moon') return null;
  return retrograde ? 'retrograde' : combust ? 'combust' : null;
}

/** The longest of the stays, the first of them where two are equal. */
export function findMainStay<S extends { from: string; until: string }>(stays: readonly S[]): S {
  const length = ({ from, until }: S) => Date.parse(until) - Date.parse(from);
  return stays.reduce(
    (main, stay) => (length(stay) > length(main) ? stay : main),
    itemAt(stays, 0),
  );
}

/** A graha acts: `Venus in your fifth house ...`, where it is longest unless another stay is given. */
export function act(
  reader: Reader,
  graha: SlowerGraha,
  turn: number,
  stay = findMainStay(reader.sky.stays[graha]),
): string {
  const house = houseOf(reader, stay.rashi);
  const verb = verbOf(reader, graha, house, turn);
  return reader.words.act(graha, house, stateOf(reader, graha), verb);
}

/** A stay that begins within the period, as an arrival. */
export function arrive(reader: Reader, stay: Stay, when: string): Arrival {
  const { graha, rashi, retrograde } = stay;
  return { graha, rashi, house: houseOf(reader, rashi), retrograde, when };
}

// Chandra bala from the sign. Source: Muhurta Chintamani, Gochara Prakarana (shared/jyotish/panchang/bala)
const easyHouses = [1, 3, 6, 7, 10, 11];

/** How the Moon in a house is felt. */
export function toneOf(house: number): MoonStay['tone'] {
  if (easyHouses.includes(house)) return 'easy';
  return house === 8 ? 'gentle' : 'even';
}

/** An area's text, area by area. */
export function forAreas(write: (area: HoroscopeArea, index: number) => string) {
  return Object.fromEntries(
    horoscopeAreas.map((area, index) => [area, write(area, index)]),
  ) as Composition['areas'];
}

/** The last moment that still belongs to a stretch, for naming its last day. */
export function lastMoment(until: string): string {
  return new Date(Date.parse(until) - 1000).toISOString();
}
