import { signSlugs } from 'shared/contracts/content-horoscope';
import type { ItemLang } from '../data/database';
import { indianFace } from './indian-face';
import { findMainStay } from './compose/reader';
import type { Horoscopes } from './open-horoscopes';
import type { PeriodSpan } from './spans';

/** One sentence for each of the twelve signs; of a day also its tone. */
export async function readSentences(horoscopes: Horoscopes, span: PeriodSpan, lang: ItemLang) {
  // a sentence bears no times: on whose clocks doesn't matter
  const all = await horoscopes.read(span, signSlugs, { ...indianFace, lang });
  return all.map(({ sign, summary, moon }) => {
    const tone = span.period === 'daily' ? findMainStay(moon).tone : null;
    return { sign, summary, tone };
  });
}
