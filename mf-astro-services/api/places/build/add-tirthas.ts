import type { BuiltPlace } from './built-place';
import { measureKm } from './built-place';
import { heard } from './heard-name';
import { tirthas } from './tirthas';

/** As well known as a town of 10,000. */
const known = 10_000;

/** Adds the places of pilgrimage; one that the sources know within 10 km only gets its names. */
export function addTirthas(places: readonly BuiltPlace[]): BuiltPlace[] {
  const indian = places.filter(({ country }) => country === 'IN');
  const added = tirthas.flatMap(
    ([name, hindi, district, state, latitude, longitude, ...others]) => {
      const spot = { latitude, longitude };
      const same = indian.find(
        (place) => measureKm(place, spot) < 10 && heard(place.name) === heard(name),
      );
      const place: BuiltPlace = same ?? {
        ...{ name, ...spot, country: 'IN', state, district, zone: 'Asia/Kolkata' },
        ...{ isOffice: false, pin: '', names: new Set<string>(), hindi, rank: null },
        ...{ population: 0, officeRank: 0 },
      };
      // the temple's own coordinates are better than those of its PIN
      const population = Math.max(place.population, known);
      Object.assign(place, spot, { isOffice: false, population });
      for (const other of [hindi, ...others]) place.names.add(other);
      return same ? [] : [place];
    },
  );
  return [...places, ...added];
}
