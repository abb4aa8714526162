import { foldName } from 'shared/places/fold-name';
import { readLatin } from 'shared/places/latin-letters';
import { soundOf } from 'shared/places/sound-of';
import type { BuiltPlace } from './built-place';
import { listNames } from './built-place';
import { familiarNames } from './familiar-names';
import { listedIndianCities } from './listed-indian-cities';
import { listedWorldCities } from './listed-world-cities';
import { groupBy } from './group-by';

/**
 * Gives the listed places their rank, Hindi name and other names, and other places the Hindi name the
 * source has for them. @returns the listed places that were not found
 */
export function nameListed(places: readonly BuiltPlace[]): string[] {
  const byName = groupBy(
    places.flatMap((place) =>
      [...new Set(listNames(place).map(foldName))].map((name) => ({ name, place })),
    ),
    ({ name, place }) => `${place.country}|${name}`,
  );
  for (const place of places) place.hindi ||= chooseHindi(place);
  const missing: string[] = [];
  [...listedIndianCities, ...listedWorldCities].forEach(
    ([country, text, hindi, others = []], rank) => {
      const [name = '', state] = text.split(', ');
      const [best] = (byName.get(`${country}|${foldName(name)}`) ?? [])
        .map(({ place }) => place)
        .filter((place) => !state || place.state === state)
        .sort(
          (a, b) =>
            Number(isCalled(b, name)) - Number(isCalled(a, name)) ||
            b.population - a.population ||
            b.officeRank - a.officeRank,
        );
      if (!best) return missing.push(text);
      if (best.rank !== null) throw new Error(`${text} is listed twice`);
      Object.assign(best, { rank, hindi });
      if (country === 'IN') {
        best.names.add(best.name);
        best.name = name;
      }
      for (const other of [hindi, ...others]) best.names.add(other);
      listedNames.set(best, others);
      return undefined;
    },
  );
  for (const [text, hindi, ...others] of familiarNames) {
    const [name = '', state, district] = text.split(', ');
    const [best] = (byName.get(`IN|${foldName(name)}`) ?? [])
      .map(({ place }) => place)
      .filter((place) => place.state === state && (!district || place.district === district))
      .sort((a, b) => b.population - a.population || b.officeRank - a.officeRank);
    if (!best) {
      missing.push(text);
      continue;
    }
    if (best.rank === null) best.hindi = hindi;
    best.isFamiliar = true;
    for (const other of [hindi, ...others]) best.names.add(other);
  }
  return missing;
}

const isCalled = (place: BuiltPlace, name: string): boolean =>
  foldName(place.name) === foldName(name);

/** The other names of the listed places as they were written by hand. */
export const listedNames = new Map<BuiltPlace, readonly string[]>();

/** The source's name in Devanagari that sounds like the name shown, the one with the fewest joined letters. */
function chooseHindi({ name, names }: BuiltPlace): string {
  const sound = soundOf(foldName(name));
  const [best = ''] = [...names]
    .filter((other) => /\p{Script=Devanagari}/u.test(other))
    .filter((other) => readLatin(foldName(other)).some((latin) => soundOf(latin) === sound))
    .sort((a, b) => countJoined(a) - countJoined(b));
  return best;
}

const countJoined = (text: string): number => text.split('्').length;
