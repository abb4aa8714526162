import { foldName } from './fold-name';
import { readLatin } from './latin-letters';
import type { PlaceTable } from './place-table';
import { countryNames, indianStates, stateCodes } from './region-names';
import { soundOf } from './sound-of';

/** How a text names a region: not at all, by its beginning, wholly. */
export type Naming = 0 | 1 | 2;

/** What a region is called: folded names and codes, and how the names sound. */
interface RegionWords {
  names: readonly string[];
  sounds: ReadonlySet<string>;
}

const known = new WeakMap<PlaceTable, RegionWords[]>();

/**
 * Says of each region of the table whether a text names it: its district, state or country, in either
 * script, or a code (UP, OH, US).
 */
export function matchRegions(table: PlaceTable, text: string): Naming[] {
  let words = known.get(table);
  if (!words) known.set(table, (words = table.regions.map(listWords)));
  const wanted = foldName(text);
  const sounds = readLatin(wanted)
    .map(soundOf)
    .filter((sound) => sound.length > 2);
  return words.map(({ names, sounds: heard }) => {
    if (!wanted) return 2;
    if (names.includes(wanted) || sounds.some((sound) => heard.has(sound))) return 2;
    return names.some((name) => name.startsWith(wanted)) ? 1 : 0;
  });
}

const countryWords = new Map<string, string[]>();

function listWords({ country, state, district }: PlaceTable['regions'][number]): RegionWords {
  const hindi = country === 'IN' ? indianStates[state]?.hindi : undefined;
  const code = country === 'IN' ? indianStates[state]?.code : stateCodes[country]?.[state];
  const names = [district, state, hindi, code].filter((name) => name !== undefined);
  const folded = names.map(foldName).filter(Boolean);
  let ofCountry = countryWords.get(country);
  if (!ofCountry) countryWords.set(country, (ofCountry = nameCountry(country)));
  const spoken = [district, state].map((name) => soundOf(foldName(name)));
  return { names: [...folded, ...ofCountry], sounds: new Set(spoken.filter(Boolean)) };
}

function nameCountry(country: string): string[] {
  const inLanguages = ['en', 'hi'].map((lang) =>
    new Intl.DisplayNames([lang], { type: 'region' }).of(country),
  );
  const names = [country, ...inLanguages, ...(countryNames[country] ?? [])]
    .filter((name) => name !== undefined)
    .flatMap((name) => [name, name.replace(' & ', ' and '), name.replace(/ \(.*\)$/, '')]);
  return [...new Set(names.map(foldName))];
}
