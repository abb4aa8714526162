import type { BuiltPlace } from './built-place';
import { measureKm } from './built-place';
import { heard } from './heard-name';
import { groupBy } from './trust-pins';

/** How far a source's mistaken names stray, in km. */
const reach = 100;

/** Takes from a place the other names that belong to a neighbour: Shahganj is not also called Jaunpur. */
export function dropBorrowedNames(places: readonly BuiltPlace[]): void {
  const byName = groupBy(
    places.filter(({ population }) => population > 0),
    ({ country, name }) => `${country}|${heard(name)}`,
  );
  for (const place of places)
    for (const name of place.names) {
      const owners = byName.get(`${place.country}|${heard(name)}`) ?? [];
      const isBorrowed = owners.some(
        (owner) => owner !== place && owner.population > 0 && measureKm(owner, place) < reach,
      );
      if (isBorrowed && heard(name) !== heard(place.name)) place.names.delete(name);
    }
}
