import type { Lang } from 'shared/remote-kit/page';
import type { KundliFormState } from '../../forms/kundli-form';
import { listBirthProblems } from '../../parts/birth/list-birth-problems';
import { pageText } from './text';

/** What is wrong in the form, a line each. */
export function listProblems({ problems, wrong }: KundliFormState, lang: Lang) {
  const { wrong: sentences } = pageText[lang];
  const coordinates = Object.entries(wrong).map(([name, problem]) => ({
    name,
    text: sentences[problem],
  }));
  return [...listBirthProblems(problems, lang), ...coordinates];
}
