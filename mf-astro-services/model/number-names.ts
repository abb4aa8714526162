import type { Lang } from 'shared/remote-kit/page';
import { grahaNames, type GrahaKey } from './graha-names';

const rulers: readonly GrahaKey[] = [
  'sun',
  'moon',
  'jupiter',
  'rahu',
  'mercury',
  'venus',
  'ketu',
  'saturn',
  'mars',
];

/** The graha that Indian numerology gives to a number, 1 to 9. */
export function nameRuler(number: number, lang: Lang): string {
  const ruler = rulers[number - 1];
  return ruler ? grahaNames[lang][ruler][0] : '';
}

/** A sum and what its digits come to, step by step: `29 → 11 → 2`. */
export function writeSteps(sum: number): string {
  const steps = [sum];
  for (let last = sum; last > 9; steps.push(last))
    last = [...String(last)].reduce((total, digit) => total + Number(digit), 0);
  return steps.join(' → ');
}
