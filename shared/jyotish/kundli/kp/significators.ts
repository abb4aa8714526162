import { normaliseDegrees } from '../../astronomy/angles';
import type { Houses } from '../../houses/house-types';
import { findHouse } from '../../houses/houses';
import type { Graha } from '../../zodiac/graha';
import { grahas } from '../../zodiac/graha';
import { lordOfRashi } from '../rashi-lords';
import type { KpLords } from './sub-lords';
import { findKpLords } from './sub-lords';

/** Who signifies a house, the strongest group first. */
export interface HouseSignificators {
  /** Grahas in a star of an occupant. */
  starOfOccupants: Graha[];
  occupants: Graha[];
  /** Grahas in a star of the owner. */
  starOfOwner: Graha[];
  owner: Graha;
}

/** The houses a graha signifies, the strongest group first; houses are 1 to 12. */
export interface GrahaSignifications {
  starLordOccupies: number[];
  occupies: number[];
  starLordOwns: number[];
  owns: number[];
}

/** A chart as the Krishnamurti school reads it. */
export interface KpChart {
  /** The lords of the twelve cusps. */
  cusps: (KpLords & { longitude: number })[];
  grahas: Record<Graha, KpLords & { longitude: number; house: number } & GrahaSignifications>;
  houses: HouseSignificators[];
}

/**
 * Lords and four-fold significators of cusps, houses and grahas. A house is owned by the lord of the
 * rashi on its cusp; the nodes own none.
 * Source: K. S. Krishnamurti, Reader II and III (Predictive Stellar Astrology).
 * @param houses of the kp system
 * @param longitudes of the grahas in the kp ayanamsa, sidereal degrees
 */
export function computeKpChart(houses: Houses, longitudes: Record<Graha, number>): KpChart {
  const cusps = houses.cusps.map((longitude) => ({ longitude, ...findKpLords(longitude) }));
  const places = grahas.map((graha) => {
    const longitude = normaliseDegrees(longitudes[graha]);
    const lords = findKpLords(longitude);
    return { graha, longitude, house: findHouse(longitude, houses), ...lords };
  });
  const houseOf = (graha: Graha) =>
    places.filter((place) => place.graha === graha).map(({ house }) => house);
  const ownedBy = (graha: Graha) =>
    cusps.flatMap(({ longitude }, index) =>
      lordOfRashi(Math.floor(longitude / 30)) === graha ? [index + 1] : [],
    );
  const described = places.map(({ graha, ...place }) => [
    graha,
    {
      ...place,
      starLordOccupies: houseOf(place.star),
      occupies: [place.house],
      starLordOwns: ownedBy(place.star),
      owns: ownedBy(graha),
    },
  ]);
  return {
    cusps,
    grahas: Object.fromEntries(described) as KpChart['grahas'],
    houses: cusps.map(({ sign }, index) => {
      const occupants = places.filter(({ house }) => house === index + 1).map(({ graha }) => graha);
      const inStarOf = (lords: readonly Graha[]) =>
        places.filter(({ star }) => lords.includes(star)).map(({ graha }) => graha);
      return {
        starOfOccupants: inStarOf(occupants),
        occupants,
        starOfOwner: inStarOf([sign]),
        owner: sign,
      };
    }),
  };
}
