import type { Matching } from 'shared/contracts/astro-matching';
import type { Lang } from 'shared/remote-kit/page';
import { matchText } from './match-text';

/** What stands beside the total, a sentence or two for each; an exception is mentioned with it. */
export function tellCautions({ cautions, exceptions }: Matching['match'], lang: Lang): string[] {
  const text = matchText[lang];
  return cautions.map((caution) => {
    const isEased = exceptions.some(({ koota }) => koota === caution);
    return isEased ? `${text.cautions[caution]} ${text.cautionEased}` : text.cautions[caution];
  });
}
