import type { Kundli } from 'shared/contracts/astro-kundli';
import type { Matching } from 'shared/contracts/astro-matching';
import { computeChart } from 'shared/jyotish/kundli/chart';
import { matchAshtakoota } from 'shared/jyotish/matching/ashtakoota';
import { listCautions } from 'shared/jyotish/matching/cautions';
import { matchingConventions } from 'shared/jyotish/matching/conventions';
import { listExceptions } from 'shared/jyotish/matching/exceptions';
import type { ManglikOfPerson } from 'shared/jyotish/matching/manglik-pair';
import { areManglikAlike, readManglik } from 'shared/jyotish/matching/manglik-pair';
import { findTotalRange, listMoonPlaces } from 'shared/jyotish/matching/moon-day';
import type { MoonPlace } from 'shared/jyotish/matching/moon-place';
import { placeMoon } from 'shared/jyotish/matching/moon-place';
import { matchPorutham } from 'shared/jyotish/matching/porutham';

const halfDayMs = 12 * 3_600_000;

/** Compares two finished charts by their Moons. */
export function matchBirths(boy: Kundli, girl: Kundli): Matching['match'] {
  const [his, hers] = [boy, girl].map(({ planets }) => placeMoon(planets.moon.longitude));
  if (!his || !hers) throw new Error('two charts have two Moons');
  const isCertain = boy.input.time !== null && girl.input.time !== null;
  const ashtakoota = matchAshtakoota(his, hers);
  const manglik = compareManglik(findManglikOf(boy), findManglikOf(girl));
  return {
    ashtakoota,
    cautions: listCautions(ashtakoota, manglik.alike),
    range: isCertain ? null : findTotalRange(listPossibleMoons(boy), listPossibleMoons(girl)),
    exceptions: listExceptions(his, hers),
    manglik,
    porutham: matchPorutham(his, hers),
    conventions: matchingConventions,
  };
}

/** Manglik is counted from the lagna too, so it needs the time of birth. */
function findManglikOf({ input, utc }: Kundli): ManglikOfPerson | null {
  if (input.time === null) return null;
  return readManglik(computeChart({ utc, ...input.place }));
}

function compareManglik(
  boy: ManglikOfPerson | null,
  girl: ManglikOfPerson | null,
): Matching['match']['manglik'] {
  return { boy, girl, alike: boy && girl && areManglikAlike(boy.state, girl.state) };
}

/** Where the Moon may have been: one place, or all of the day when the time is not known. */
function listPossibleMoons({ input, utc, planets }: Kundli): MoonPlace[] {
  if (input.time !== null) return [placeMoon(planets.moon.longitude)];
  const { latitude, longitude } = input.place;
  const [start = 0, end = 0] = [-halfDayMs, halfDayMs].map((shift) => {
    const at = new Date(Date.parse(utc) + shift).toISOString();
    return computeChart({ utc: at, latitude, longitude }).planets.moon.longitude;
  });
  return listMoonPlaces(start, end);
}
