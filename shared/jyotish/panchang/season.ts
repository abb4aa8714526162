/** Where the year stands by the sun's rashi. */
export interface Season {
  /** 0 Vasanta, 1 Grishma, 2 Varsha, 3 Sharad, 4 Hemanta, 5 Shishira. */
  ritu: number;
  ayana: 'uttarayana' | 'dakshinayana';
}

/**
 * Ritu and ayana of the sun's rashi: two rashis make a ritu, Vasanta from Meena on; the sun goes
 * north from Makara to Mithuna. With the tropical rashi they follow the sky (drik), with the
 * sidereal one the almanacs (vedic). Source: Surya Siddhanta 14.9 to 14.10.
 */
export function findSeason(sunRashi: number): Season {
  return {
    ritu: Math.floor(((sunRashi + 1) % 12) / 2),
    ayana: (sunRashi + 3) % 12 < 6 ? 'uttarayana' : 'dakshinayana',
  };
}
