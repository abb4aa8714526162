import { matchAshtakoota } from './ashtakoota';
import type { MoonPlace } from './moon-place';
import { placeMoon } from './moon-place';

// a koota changes at a pada's edge or, in Dhanu and Makara, in a pada's middle
const halfPada = 360 / 216;

/**
 * All places that differ for the kootas on the Moon's way from one sidereal longitude to another,
 * the first included. For a birth whose time is not known: the way of that day, some 8 of them.
 * @param from degrees
 * @param until degrees, less than a round after `from`
 */
export function listMoonPlaces(from: number, until: number): MoonPlace[] {
  const length = (until - from + 360) % 360;
  const firstEdge = (Math.floor(from / halfPada) + 1) * halfPada - from;
  const places = [placeMoon(from)];
  for (let moved = firstEdge; moved < length; moved += halfPada)
    // a little beyond the edge, so that rounding cannot fall short of it
    places.push(placeMoon(from + moved + 1e-9));
  return places;
}

/** The least and the greatest total of the ashtakoota among the places two Moons may have. */
export function findTotalRange(
  boys: readonly MoonPlace[],
  girls: readonly MoonPlace[],
): { least: number; most: number } {
  const totals = boys.flatMap((boy) => girls.map((girl) => matchAshtakoota(boy, girl).total));
  return { least: Math.min(...totals), most: Math.max(...totals) };
}
