import { exchangesDhanaWords } from './exchanges-dhana';
import { mahapurushaLunarWords } from './mahapurusha-lunar';
import { nabhasaFigureWords } from './nabhasa-figures';
import { nabhasaRowWords } from './nabhasa-rows';
import { parashariHouseWords } from './parashari-houses';
import { parashariLordWords } from './parashari-lords';
import { renownedPravrajyaWords } from './renowned-pravrajya';
import { sankhyaWords } from './sankhya';
import { solarRajaWords } from './solar-raja';
import type { YogaWords } from './yoga-words';
import type { YogaId } from 'shared/jyotish/kundli/yogas/find-yogas';
import type { Lang } from 'shared/remote-kit/page';

const words: Readonly<Record<YogaId, YogaWords>> = {
  ...mahapurushaLunarWords,
  ...solarRajaWords,
  ...exchangesDhanaWords,
  ...parashariHouseWords,
  ...parashariLordWords,
  ...renownedPravrajyaWords,
  ...nabhasaFigureWords,
  ...nabhasaRowWords,
  ...sankhyaWords,
};

/** A yoga for people: its name, its rule in plain words and what tradition connects with it. */
export function describeYoga(
  id: YogaId,
  lang: Lang,
): { name: string; rule: string; tradition: string } {
  const [name, rule, tradition] = words[id][lang];
  return { name, rule, tradition };
}
