import type { BuiltPlace } from './built-place';
import { measureKm } from './built-place';
import { heard } from './heard-name';
import { groupBy } from './group-by';

/** How far a source's mistaken names stray, in km. */
const reach = 100;
/** A town with so many people, or a seat, keeps its name to itself in all the country. */
const large = 30_000;

/**
 * Takes from a place the other names that belong to a neighbour or to a larger town: Shahganj is not
 * also called Jaunpur, nor Jaipur Jajpur. What is written down by hand comes later and stays.
 */
export function dropBorrowedNames(places: readonly BuiltPlace[]): void {
  const byName = groupBy(
    places.filter((place) => place.population > 0 || isLarge(place)),
    ({ country, name }) => `${country}|${heard(name)}`,
  );
  for (const place of places)
    for (const name of [...place.names, ...place.doubtedNames]) {
      const owners = byName.get(`${place.country}|${heard(name)}`) ?? [];
      const isBorrowed = owners.some(
        (owner) => owner !== place && (isLarge(owner) || measureKm(owner, place) < reach),
      );
      if (!isBorrowed || heard(name) === heard(place.name)) continue;
      place.names.delete(name);
      place.doubtedNames.delete(name);
    }
}

const isLarge = ({ population, seatOf }: BuiltPlace): boolean =>
  population >= large || seatOf !== null;
