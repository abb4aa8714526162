import type { SkyPlace } from 'shared/contracts/astro-transits';

/** Nearer than this, in degrees, two marks on the outer level would touch. */
const NEAR = 14;

/** Places with the level on which each is drawn: grahas that stand close go further inside. */
export function spreadPlaces(places: SkyPlace[]): (SkyPlace & { level: number })[] {
  const laid: (SkyPlace & { level: number })[] = [];
  for (const place of [...places].sort((a, b) => a.longitude - b.longitude)) {
    const taken = laid.filter(({ longitude }) => isNear(longitude, place.longitude));
    let level = 0;
    while (taken.some((other) => other.level === level)) level += 1;
    laid.push({ ...place, level });
  }
  return laid;
}

function isNear(one: number, other: number): boolean {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart) < NEAR;
}
