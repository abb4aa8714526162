import { arcBetween } from '../../astronomy/angles';
import { computeMeanObliquity } from '../../astronomy/precession';
import type { Place } from '../../astronomy/rise-set';
import type { Instant } from '../../astronomy/time-scales';
import { computeHouses } from '../../houses/houses';
import type { Chart } from '../chart-types';
import type { SevenGraha } from '../rashi-lords';
import { sevenGrahas } from '../rashi-lords';
import { isBenefic } from '../yogas/places';
import type { BySeven } from './by-seven';
import { forSeven } from './by-seven';
import type { TaraGraha } from './cheshta-bala';
import { computeCheshtaBala } from './cheshta-bala';
import { computeDrishti } from './drishti';
import type { KalaBala } from './kala-bala';
import { computeAyanaBala, createKalaBala } from './kala-bala';
import type { SthanaBala } from './sthana-bala';
import { computeSthanaBala } from './sthana-bala';

/** The six strengths of a graha; virupas unless said otherwise, 60 virupas are a rupa. */
export interface Shadbala {
  sthana: SthanaBala & { total: number };
  dig: number;
  /** `yuddha` is what a war of grahas adds or takes. */
  kala: KalaBala & { yuddha: number; total: number };
  cheshta: number;
  naisargika: number;
  drik: number;
  total: number;
  rupas: number;
  requiredRupas: number;
  /** Rupas over those required: 1 and more is strong. */
  ratio: number;
  /** What of good and of hard it tends to give, 0 to 60. */
  ishta: number;
  kashta: number;
}

const requiredRupas: BySeven = {
  sun: 6.5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
};

// by brightness, from Saturn up
const naturalOrder: readonly SevenGraha[] = [
  'saturn',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'moon',
  'sun',
];

const taraGrahas: readonly TaraGraha[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];
const isTaraGraha = (graha: SevenGraha): graha is TaraGraha => graha !== 'sun' && graha !== 'moon';

/**
 * The six-fold strength of the seven.
 * Source: Brihat Parashara Hora Shastra, ch. 27 and 28 (ishta and kashta), each part with its variant
 * in the function that computes it. Drik bala is a quarter of the benefics' aspects less the malefics'
 * (ch. 26), without the extra whole aspects of Mercury and Jupiter that some add. Cheshta bala of the
 * sun is its ayana bala, that of the moon its phase.
 * @param at the chart's own instant
 * @throws SunlessDayError near the poles
 */
export function computeShadbala(chart: Chart, at: Instant, place: Place): BySeven<Shadbala> {
  const { planets, ascendant, ayanamsa } = chart;
  const { midheaven } = computeHouses('whole-sign', at, place, chart.conventions.ayanamsa);
  const kalaOf = createKalaBala(chart, at, place);
  const parts = forSeven((graha) => {
    const { longitude } = planets[graha];
    const sthana = withTotal(computeSthanaBala(planets, graha));
    const dig = computeDigBala(graha, longitude, ascendant.longitude, midheaven);
    return { sthana, dig, kala: withTotal(kalaOf(graha)) };
  });
  const wars = fightWars(planets, (graha) => {
    const { sthana, dig, kala } = parts[graha];
    return sthana.total + dig + kala.total;
  });
  return forSeven((graha) => {
    const { sthana, dig, kala } = parts[graha];
    const tropical = planets[graha].longitude + ayanamsa;
    const sunEffort = computeAyanaBala('sun', tropical, computeMeanObliquity(at.tt));
    const cheshta = isTaraGraha(graha)
      ? computeCheshtaBala(graha, tropical, at.tt)
      : graha === 'sun'
        ? sunEffort
        : kala.paksha / 2;
    const naisargika = ((naturalOrder.indexOf(graha) + 1) * 60) / 7;
    const drik = computeDrikBala(chart, graha);
    const yuddha = wars[graha];
    const total = sthana.total + dig + kala.total + yuddha + cheshta + naisargika + drik;
    const rupas = total / 60;
    // for the good and hard it gives, the sun's effort is counted from its place, not its declination
    const effort = graha === 'sun' ? fold(tropical + 90) / 3 : cheshta;
    return {
      sthana,
      dig,
      kala: { ...kala, yuddha, total: kala.total + yuddha },
      cheshta,
      naisargika,
      drik,
      total,
      rupas,
      requiredRupas: requiredRupas[graha],
      ratio: rupas / requiredRupas[graha],
      ishta: Math.sqrt(sthana.uccha * effort),
      kashta: Math.sqrt((60 - sthana.uccha) * (60 - effort)),
    };
  });
}

const fold = (degrees: number) => Math.abs(arcBetween(0, degrees));

function withTotal<T extends object>(parts: T): T & { total: number } {
  const total = Object.values(parts).reduce((sum: number, part: number) => sum + part, 0);
  return { ...parts, total };
}

/** A third of the arc from the point where the graha has no direction. Source: ch. 27. */
function computeDigBala(
  graha: SevenGraha,
  longitude: number,
  ascendant: number,
  midheaven: number,
): number {
  const weakest: BySeven = {
    sun: midheaven + 180,
    mars: midheaven + 180,
    jupiter: ascendant + 180,
    mercury: ascendant + 180,
    moon: midheaven,
    venus: midheaven,
    saturn: ascendant,
  };
  return Math.abs(arcBetween(weakest[graha], longitude)) / 3;
}

function computeDrikBala(chart: Chart, graha: SevenGraha): number {
  const to = chart.planets[graha].longitude;
  const balance = sevenGrahas.reduce((sum, other) => {
    const aspect = computeDrishti(other, chart.planets[other].longitude, to);
    return sum + (isBenefic(chart, other) ? aspect : -aspect);
  }, 0);
  return balance / 4;
}

/** The discs of the five as the tradition measures them. Source: B. V. Raman, Graha and Bhava Balas. */
const discs: Record<TaraGraha, number> = {
  mars: 9.4,
  mercury: 6.6,
  jupiter: 190.4,
  venus: 16.6,
  saturn: 158,
};

/**
 * Wars: of two of the five within a degree the northern one wins, and the other loses, the difference
 * of their strengths so far over the difference of their discs.
 * Source: B. V. Raman, as above; ch. 27 moves the whole difference.
 */
function fightWars(planets: Chart['planets'], strengthOf: (graha: SevenGraha) => number): BySeven {
  const gains = forSeven(() => 0);
  taraGrahas.forEach((one, index) => {
    for (const other of taraGrahas.slice(index + 1)) {
      if (Math.abs(arcBetween(planets[one].longitude, planets[other].longitude)) > 1) continue;
      const stake =
        Math.abs(strengthOf(one) - strengthOf(other)) / Math.abs(discs[one] - discs[other]);
      const isWon = planets[one].latitude > planets[other].latitude;
      gains[one] += isWon ? stake : -stake;
      gains[other] += isWon ? -stake : stake;
    }
  });
  return gains;
}
