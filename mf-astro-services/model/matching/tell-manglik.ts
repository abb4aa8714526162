import type { Matching } from 'shared/contracts/astro-matching';
import type { Lang } from 'shared/remote-kit/page';
import { describeDoshaRule } from '../dosha-texts/named-rules';
import { matchText } from './match-text';

type Person = NonNullable<Matching['match']['manglik']['boy']>;

/** Each count of Mars that fired, with whether it stands, then the exceptions that hold. */
export function tellManglik({ rules, exceptions, standing }: Person, lang: Lang): string[] {
  const text = matchText[lang];
  return [
    ...rules.map((id) => {
      const state = standing.includes(id) ? text.stands : text.lifted;
      return `${describeDoshaRule(id, lang)?.replace(/[.।]$/, '')}: ${state}`;
    }),
    ...exceptions.map((id) => describeDoshaRule(id, lang) ?? id),
  ];
}
