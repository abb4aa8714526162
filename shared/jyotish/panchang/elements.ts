import { normaliseDegrees } from '../astronomy/angles';
import { longitudeOf } from '../astronomy/bodies';
import { findCrossing } from '../astronomy/crossing';
import { toTerrestrial } from '../astronomy/time-scales';
import type { Zodiac } from '../zodiac/graha-places';
import { defaultZodiac, grahaLongitude } from '../zodiac/graha-places';

/** What divides time by an angle of sun and moon that only grows. */
export type ElementName =
  | 'tithi'
  | 'karana'
  | 'nakshatra'
  | 'yoga'
  | 'moonPada'
  | 'moonRashi'
  | 'sunRashi'
  | 'sunNakshatra'
  | 'sunTropicalRashi';

/** One step of an element; `start` and `end` are universal time in days from J2000. */
export interface ElementSpan {
  /**
   * Tithi 1-30, karana as half-tithi 1-60, nakshatra and yoga 1-27, pada 1-108 (from the first of
   * Ashwini), rashi 0-11.
   */
  index: number;
  start: number;
  end: number;
}

interface Element {
  /** Degrees at a terrestrial time. */
  angle(tt: number, zodiac: Zodiac): number;
  /** How many steps fill the circle. */
  count: number;
  /** The index of the first step. */
  first: 0 | 1;
  /** Longer than the longest step, in days. */
  longest: number;
}

const sun = (tt: number, zodiac: Zodiac): number => grahaLongitude('sun', tt, zodiac);
const moon = (tt: number, zodiac: Zodiac): number => grahaLongitude('moon', tt, zodiac);
/** How far the moon is ahead of the sun in degrees, [0, 360); the ayanamsa cancels. @param tt terrestrial time */
export function computeElongation(tt: number): number {
  return normaliseDegrees(longitudeOf('moon', tt) - longitudeOf('sun', tt));
}

const elements: Record<ElementName, Element> = {
  tithi: { angle: computeElongation, count: 30, first: 1, longest: 1.2 },
  karana: { angle: computeElongation, count: 60, first: 1, longest: 0.6 },
  nakshatra: { angle: moon, count: 27, first: 1, longest: 1.2 },
  yoga: {
    angle: (tt, zodiac) => normaliseDegrees(sun(tt, zodiac) + moon(tt, zodiac)),
    count: 27,
    first: 1,
    longest: 1.15,
  },
  moonPada: { angle: moon, count: 108, first: 1, longest: 0.3 },
  moonRashi: { angle: moon, count: 12, first: 0, longest: 2.7 },
  sunRashi: { angle: sun, count: 12, first: 0, longest: 32 },
  sunNakshatra: { angle: sun, count: 27, first: 1, longest: 14.5 },
  sunTropicalRashi: {
    angle: (tt) => longitudeOf('sun', tt),
    count: 12,
    first: 0,
    longest: 32,
  },
};

/**
 * The step of an element that runs at an instant, numbered as in `ElementSpan`.
 * @param ut universal time, days from J2000
 */
export function findElement(name: ElementName, ut: number, zodiac: Zodiac = defaultZodiac): number {
  const { first } = elements[name];
  return first + countSteps(elements[name], toTerrestrial(ut), zodiac);
}

/** When the step that runs at an instant ends; universal time in days from J2000. */
export function findElementEnd(
  name: ElementName,
  ut: number,
  zodiac: Zodiac = defaultZodiac,
): number {
  const element = elements[name];
  const tt = toTerrestrial(ut);
  return ut - tt + findGoal(element, countSteps(element, tt, zodiac) + 1, tt, zodiac);
}

/**
 * All steps of an element that touch a stretch of time, in order and without a gap: the end of one
 * is the start of the next. The first has its true start, before `from`.
 * @param from universal time, days from J2000, as `until`
 */
export function listElementSpans(
  name: ElementName,
  from: number,
  until: number,
  zodiac: Zodiac = defaultZodiac,
): ElementSpan[] {
  const element = elements[name];
  const tt = toTerrestrial(from);
  let step = countSteps(element, tt, zodiac);
  let start = from - tt + findGoal(element, step, tt - element.longest, zodiac);
  const spans: ElementSpan[] = [];
  while (start < until) {
    const startTt = toTerrestrial(start);
    const end = start - startTt + findGoal(element, step + 1, startTt, zodiac);
    spans.push({ index: element.first + step, start, end });
    step = (step + 1) % element.count;
    start = end;
  }
  return spans;
}

function countSteps({ angle, count }: Element, tt: number, zodiac: Zodiac): number {
  return Math.min(count - 1, Math.floor((angle(tt, zodiac) * count) / 360));
}

/** When the angle reaches the beginning of a step within the element's longest time; tt to tt. */
function findGoal({ angle, count, longest }: Element, step: number, from: number, zodiac: Zodiac) {
  const goal = normaliseDegrees((step * 360) / count);
  return findCrossing((tt) => angle(tt, zodiac), goal, from, from + longest);
}

/** The kind of a half-tithi (1-60): 1 Bava to 7 Vishti in turn, 8 Shakuni, 9 Chatushpada, 10 Naga, 11 Kimstughna. */
export function findKaranaKind(halfTithi: number): number {
  if (halfTithi === 1) return 11;
  return halfTithi > 57 ? halfTithi - 50 : ((halfTithi - 2) % 7) + 1;
}
