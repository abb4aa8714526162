import { arcBetween, RADIANS } from '../angles';
import { locateBody } from '../bodies';
import { toTerrestrial, toUniversal } from '../time-scales';
import type { Depth, LunarEclipse, Span } from './eclipse-types';
import {
  EARTH_RADIUS_AU,
  findLeast,
  findSpanBelow,
  findSyzygies,
  MOON_RADIUS,
  SUN_RADIUS,
} from './shadow';

/** The moon in the earth's shadow, in degrees seen from the centre of the earth. */
interface Passage {
  /** Of the moon's centre from the shadow's axis. */
  distance: number;
  moon: number;
  umbra: number;
  penumbra: number;
}

/**
 * The eclipses of the moon between two instants, days from J2000 in universal time. The shadow is
 * enlarged by 1 % of the moon's parallax for the air (Danjon 1951, Annuaire du Bureau des Longitudes),
 * as in the catalogues of Espenak and Meeus.
 */
export function findLunarEclipses(from: number, until: number): LunarEclipse[] {
  return findSyzygies(180, toTerrestrial(from), toTerrestrial(until))
    .filter((full) => Math.abs(locateBody('moon', full).latitude) < 1.7)
    .flatMap((full) => describe(full) ?? []);
}

function describe(full: number): LunarEclipse | null {
  const distance = (at: number) => passAt(at).distance;
  const greatest = findLeast(distance, full - 0.2, full + 0.2);
  const spanWithin = (limit: (passage: Passage) => number): Span | null =>
    convert(findSpanBelow(distance, (at) => limit(passAt(at)), greatest));
  const penumbral = spanWithin(({ penumbra, moon }) => penumbra + moon);
  if (!penumbral) return null;
  const partial = spanWithin(({ umbra, moon }) => umbra + moon);
  const total = spanWithin(({ umbra, moon }) => umbra - moon);
  const { moon, umbra, penumbra, distance: least } = passAt(greatest);
  return {
    body: 'moon',
    kind: total ? 'total' : partial ? 'partial' : 'penumbral',
    greatest: toUniversal(greatest),
    magnitude: (umbra + moon - least) / (2 * moon),
    penumbralMagnitude: (penumbra + moon - least) / (2 * moon),
    penumbral,
    partial,
    total,
  };
}

/**
 * How deep the moon is in the shadow at a moment of an eclipse: in the umbra, or in the penumbra if
 * the eclipse has no more. @param at universal time, days from J2000
 */
export function measureMoon(at: number, { partial }: Pick<LunarEclipse, 'partial'>): Depth {
  const { moon, umbra, penumbra, distance } = passAt(toTerrestrial(at));
  const magnitude = ((partial ? umbra : penumbra) + moon - distance) / (2 * moon);
  const kind = !partial ? 'penumbral' : distance < umbra - moon ? 'total' : 'partial';
  return { kind, magnitude: Math.max(0, magnitude), obscuration: null };
}

function passAt(tt: number): Passage {
  const moon = locateBody('moon', tt);
  const sun = locateBody('sun', tt);
  const east = arcBetween(sun.longitude + 180, moon.longitude);
  const north = moon.latitude + sun.latitude;
  const moonParallax = Math.asin(EARTH_RADIUS_AU / moon.distance) / RADIANS;
  const sunParallax = Math.asin(EARTH_RADIUS_AU / sun.distance) / RADIANS;
  const sunRadius = Math.asin((SUN_RADIUS * EARTH_RADIUS_AU) / sun.distance) / RADIANS;
  const shadow = 1.01 * moonParallax + sunParallax;
  return {
    distance: Math.hypot(east * Math.cos(moon.latitude * RADIANS), north),
    moon: Math.asin((MOON_RADIUS * EARTH_RADIUS_AU) / moon.distance) / RADIANS,
    umbra: shadow - sunRadius,
    penumbra: shadow + sunRadius,
  };
}

function convert(span: Span | null): Span | null {
  return span && { from: toUniversal(span.from), until: toUniversal(span.until) };
}
