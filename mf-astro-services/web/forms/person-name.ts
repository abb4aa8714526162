/** What can be wrong with a name whose letters are counted. */
export type NameProblem = 'name_missing' | 'name_long' | 'name_letters';

/** Checks a name: some letters, Latin or Devanagari, and at most 80 signs. */
export function checkName(name: string): NameProblem | null {
  if (!name) return 'name_missing';
  if (name.length > 80) return 'name_long';
  return /[\p{Script=Latin}\p{Script=Devanagari}]/u.test(name) ? null : 'name_letters';
}
