import type { Chart } from './chart-types';
import type { Graha } from '../zodiac/graha';
import { sevenGrahas } from './rashi-lords';

/** The eight chara karakas in their order. */
export const charaKarakas = [
  'atma',
  'amatya',
  'bhratri',
  'matri',
  'pitri',
  'putra',
  'jnati',
  'dara',
] as const;

/** A chara karaka. */
export type CharaKaraka = (typeof charaKarakas)[number];

/**
 * The chara karakas: the graha furthest in its rashi is the atmakaraka, and so on down. Of eight
 * Rahu is one, counted back from the end of its rashi; of seven it is left out and with it the
 * pitrikaraka.
 * Source: Brihat Parashara Hora Shastra, ch. 32, which gives both; Jaimini Sutras 1.1.
 */
export function rankCharaKarakas(
  planets: Chart['planets'],
  count: 7 | 8 = 8,
): { karaka: CharaKaraka; graha: Graha }[] {
  const progress = (graha: Graha) => {
    const within = planets[graha].longitude % 30;
    return graha === 'rahu' ? 30 - within : within;
  };
  const ranked: Graha[] = count === 8 ? [...sevenGrahas, 'rahu'] : [...sevenGrahas];
  ranked.sort((a, b) => progress(b) - progress(a));
  const names = charaKarakas.filter((karaka) => count === 8 || karaka !== 'pitri');
  return names.flatMap((karaka, rank) => {
    const graha = ranked[rank];
    return graha ? [{ karaka, graha }] : [];
  });
}
