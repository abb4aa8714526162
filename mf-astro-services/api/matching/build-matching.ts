import type { Matching } from 'shared/contracts/astro-matching';
import type { KeptBirth } from '../data/schema';
import { buildKundli } from '../kundli/build-kundli';
import type { SettledBirth } from '../kundli/settle-birth';
import { settleBirth } from '../kundli/settle-birth';
import type { KeptMatch } from './kept-matches';
import { matchBirths } from './match-births';

/**
 * Both charts of two settled births, and how they match.
 * @param now the moment the running dashas are asked for
 */
export function buildMatching(
  { boy: his, girl: hers }: Record<'boy' | 'girl', SettledBirth>,
  now: Date,
): Matching {
  const boy = buildKundli(his, now);
  const girl = buildKundli(hers, now);
  return { boy, girl, match: matchBirths(boy, girl) };
}

/**
 * A kept match, computed anew.
 * @throws Error when a birth no longer settles, which a kept one always did
 */
export function rebuildMatching(row: KeptMatch, lang: 'en' | 'hi', now: Date): Matching {
  const settle = (birth: KeptBirth) => {
    const settled = settleBirth({ ...birth, lang });
    if (!('birth' in settled)) throw new Error(`match ${row.id}: ${settled.message}`);
    return settled.birth;
  };
  return buildMatching({ boy: settle(row.boy), girl: settle(row.girl) }, now);
}
