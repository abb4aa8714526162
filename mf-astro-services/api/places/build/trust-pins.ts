import type { BuiltPlace } from './built-place';
import { measureKm } from './built-place';
import { heard } from './heard-name';
import type { PostOffice } from './read-post-offices';

interface Spot {
  latitude: number;
  longitude: number;
}

/** India with its islands. */
const isInIndia = ({ latitude, longitude }: Spot) =>
  latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 97.6;

/**
 * The PINs whose coordinates the other sources bear out: in India, not far from the middle of their
 * district, and, where a town of GeoNames bears the name of one of their offices, within 15 km of it.
 */
export function trustPins(offices: readonly PostOffice[], towns: readonly BuiltPlace[]) {
  const districts = groupBy(offices, ({ state, district }) => `${state}|${district}`);
  const homes = new Map<string, Spot & { reach: number }>();
  for (const [key, own] of districts) {
    const spots = [...new Map(own.map(({ pin, spot }) => [pin, spot])).values()];
    const known = spots.filter((spot) => spot !== null).filter(isInIndia);
    if (known.length === 0) continue;
    const middle = {
      latitude: findMedian(known.map(({ latitude }) => latitude)),
      longitude: findMedian(known.map(({ longitude }) => longitude)),
    };
    const far = findMedian(known.map((spot) => measureKm(spot, middle)));
    homes.set(key, { ...middle, reach: Math.max(40, far * 3) });
  }
  const townsByName = groupBy(towns, ({ state, name }) => `${state}|${heard(name)}`);
  const trusted = new Set<string>();
  const doubted = { outside: 0, district: 0, town: 0 };
  for (const [pin, own] of groupBy(offices, (office) => office.pin)) {
    const spot = own[0]?.spot;
    if (!spot) continue;
    if (!isInIndia(spot)) doubted.outside += 1;
    else if (!own.some((office) => isAtHome(office, spot))) doubted.district += 1;
    else if (isFarFromTowns(own, spot)) doubted.town += 1;
    else trusted.add(pin);
  }
  return { trusted, doubted };

  function isAtHome({ state, district }: PostOffice, spot: Spot): boolean {
    const home = homes.get(`${state}|${district}`);
    return home !== undefined && measureKm(home, spot) <= home.reach;
  }

  /** Whether all towns of the district that an office is named after lie elsewhere. */
  function isFarFromTowns(own: readonly PostOffice[], spot: Spot): boolean {
    const away = own.flatMap(({ name, state, district }) =>
      (townsByName.get(`${state}|${heard(name)}`) ?? [])
        .filter((town) => town.district === district)
        .map((town) => measureKm(town, spot)),
    );
    return away.length > 0 && Math.min(...away) > 15;
  }
}

/** Lists by key, in their order. */
export function groupBy<T>(list: Iterable<T>, keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

function findMedian(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
