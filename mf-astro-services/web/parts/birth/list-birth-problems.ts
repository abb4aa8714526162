import type { Lang } from 'shared/remote-kit/page';
import type { BirthProblems } from '../../forms/birth-form';
import { birthText } from './birth-text';

/** What is wrong with a birth, a line each. @param whose the form's prefix and name of one of two people */
export function listBirthProblems(
  problems: BirthProblems,
  lang: Lang,
  whose: { prefix: string; name: string } | null = null,
) {
  return Object.entries(problems).map(([field, problem]) => {
    const sentence = birthText[lang].problems[problem];
    return {
      name: `${whose?.prefix ?? ''}${field}`,
      text: whose ? `${whose.name}: ${sentence}` : sentence,
    };
  });
}
