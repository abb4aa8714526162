import type { Lang } from 'shared/remote-kit/page';
import type { GrahaKey } from '../graha-names';

/** Twelve short readings for each graha, by the house it passes from the Moon sign. */
export type GocharaTexts = Readonly<Record<GrahaKey, readonly string[]>>;

/** The readings in a language; a chunk of their own, needed only where they are shown. */
export async function loadGocharaTexts(lang: Lang): Promise<GocharaTexts> {
  const { texts } = await (lang === 'hi' ? import('./hi') : import('./en'));
  return texts;
}
