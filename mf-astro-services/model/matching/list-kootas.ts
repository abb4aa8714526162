import type { Matching } from 'shared/contracts/astro-matching';
import { formatNumber } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames, type GrahaKey } from '../graha-names';
import { nameRashi } from '../sky-names';
import { kootaText } from './koota-text';

type KootaName = Exclude<keyof Matching['match']['ashtakoota'], 'total'>;

const order: readonly KootaName[] = [
  'varna',
  'vashya',
  'tara',
  'yoni',
  'maitri',
  'gana',
  'bhakoot',
  'nadi',
];

/** A koota in words: what it compares, what both are, and its points. */
interface ToldKoota {
  koota: KootaName;
  name: string;
  compares: string;
  boy: string;
  girl: string;
  points: string;
}

/** Points of all that can be had, in digits. */
export const writeShare = (points: number, max: number, lang: Lang): string =>
  `${formatNumber(points, lang)} / ${formatNumber(max, lang)}`;

/** The eight kootas in their order, in words. */
export function listKootas({ boy, girl, match }: Matching, lang: Lang): ToldKoota[] {
  const words = kootaText[lang];
  const rashis = { boy: boy.planets.moon.rashi, girl: girl.planets.moon.rashi };
  const nameClass = (koota: KootaName, person: 'boy' | 'girl'): string => {
    const value = match.ashtakoota[koota][person];
    if (koota === 'tara') return words.taras[Number(value) - 1] ?? '';
    if (koota === 'bhakoot') return `${nameRashi(rashis[person], lang)} · ${value}`;
    if (koota === 'maitri') return grahaNames[lang][value as GrahaKey][0];
    return words.classes[value] ?? '';
  };
  return order.map((koota) => ({
    koota,
    name: words.names[koota],
    compares: words.compares[koota],
    boy: nameClass(koota, 'boy'),
    girl: nameClass(koota, 'girl'),
    points: writeShare(match.ashtakoota[koota].points, match.ashtakoota[koota].max, lang),
  }));
}

/** In which of three bands a total lies. */
export function findBand(total: number): 'low' | 'middle' | 'high' {
  return total < 18 ? 'low' : total < 25 ? 'middle' : 'high';
}
