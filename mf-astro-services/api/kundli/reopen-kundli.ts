import type { ReportConventions } from 'shared/jyotish/report/report-types';
import type { KeptRow } from './kept-kundlis';
import type { SettledBirth } from './settle-birth';
import { settleBirth } from './settle-birth';

type Chosen = { [C in keyof ReportConventions]?: ReportConventions[C] | undefined };

/**
 * The birth of a kept kundli, by conventions chosen now instead of its own.
 * @throws Error when it no longer settles, which a kept one always did
 */
export function reopenKundli(
  row: KeptRow,
  lang: 'en' | 'hi',
  isNameShown: boolean,
  chosen: Chosen,
): SettledBirth {
  const settled = settleBirth({ ...row.input, lang });
  if (!('birth' in settled)) throw new Error(`kundli ${row.id}: ${settled.message}`);
  const { input, conventions, ...birth } = settled.birth;
  return {
    ...birth,
    input: isNameShown ? input : { ...input, name: null },
    conventions: {
      ayanamsa: chosen.ayanamsa ?? conventions.ayanamsa,
      node: chosen.node ?? conventions.node,
      houses: chosen.houses ?? conventions.houses,
      dashaYear: chosen.dashaYear ?? conventions.dashaYear,
    },
  };
}
