import type { Country } from './countries';

/** The countries a search means: by name in either language, by dial code, names that begin so first. */
export function filterCountries(countries: readonly Country[], search: string): Country[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...countries];
  const dial = /^\+?\d+$/.test(wanted) ? `+${wanted.replace('+', '')}` : null;
  const rank = ({ en, hi, dial: own }: Country) => {
    if (dial) return own === dial ? 0 : own.startsWith(dial) ? 1 : 3;
    const names = [en.toLowerCase(), hi];
    if (names.some((name) => name.startsWith(wanted))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return countries
    .map((country) => ({ country, order: rank(country) }))
    .filter(({ order }) => order < 3)
    .sort((a, b) => a.order - b.order)
    .map(({ country }) => country);
}
