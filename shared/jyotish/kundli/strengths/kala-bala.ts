import { normaliseDegrees, RADIANS } from '../../astronomy/angles';
import { computeMeanObliquity } from '../../astronomy/precession';
import type { Place } from '../../astronomy/rise-set';
import { findTransit } from '../../astronomy/rise-set';
import type { Instant } from '../../astronomy/time-scales';
import type { BirthDay } from '../birth-day';
import { findBirthDay, lordOfVara } from '../birth-day';
import type { Chart } from '../chart-types';
import { itemAt } from '../item-at';
import type { SevenGraha } from '../rashi-lords';
import { isBenefic } from '../yogas/places';

/** Temporal strength in virupas, without the war of grahas. */
export interface KalaBala {
  natonnata: number;
  paksha: number;
  tribhaga: number;
  varsha: number;
  masa: number;
  dina: number;
  hora: number;
  ayana: number;
}

const nocturnal: readonly SevenGraha[] = ['moon', 'mars', 'saturn'];
const dayThirds: readonly SevenGraha[] = ['mercury', 'sun', 'saturn'];
const nightThirds: readonly SevenGraha[] = ['moon', 'venus', 'mars'];
const southern: readonly SevenGraha[] = ['moon', 'saturn'];

/**
 * Prepares the temporal strengths of a birth.
 * Source: Brihat Parashara Hora Shastra, ch. 27. Of what it leaves open: noon is the sun's own;
 * the moon always takes the benefic share of paksha, twice; the lords of the year and month are those
 * of the first day of the current 360 and 30 civil days since creation (Surya Siddhanta 1.51-52); the
 * hora is a twelfth of the day or night; the declination is that of the graha's place on the ecliptic.
 * @throws SunlessDayError near the poles
 */
export function createKalaBala(
  chart: Chart,
  at: Instant,
  place: Place,
): (graha: SevenGraha) => KalaBala {
  const { planets } = chart;
  const day = findBirthDay(at.ut, place);
  const fromNoon = Math.abs(at.ut - findTransit('sun', at.ut - 0.5, place)) * 120;
  const elongation = normaliseDegrees(planets.moon.longitude - planets.sun.longitude);
  const phase = Math.min(elongation, 360 - elongation) / 3;
  const third = findThirdLord(day, at.ut);
  const lords = findTimeLords(day, at.ut);
  const obliquity = computeMeanObliquity(at.tt);
  const rate = (graha: SevenGraha, lord: SevenGraha, virupas: number) =>
    graha === lord ? virupas : 0;
  return (graha) => ({
    natonnata: graha === 'mercury' ? 60 : nocturnal.includes(graha) ? fromNoon : 60 - fromNoon,
    paksha: graha === 'moon' ? 2 * phase : isBenefic(chart, graha) ? phase : 60 - phase,
    tribhaga: graha === 'jupiter' ? 60 : rate(graha, third, 60),
    varsha: rate(graha, lords.varsha, 15),
    masa: rate(graha, lords.masa, 30),
    dina: rate(graha, lords.dina, 45),
    hora: rate(graha, lords.hora, 60),
    ayana:
      computeAyanaBala(graha, planets[graha].longitude + chart.ayanamsa, obliquity) *
      (graha === 'sun' ? 2 : 1),
  });
}

/**
 * The strength by declination, 0 to about 60 virupas; the sun's is not doubled here.
 * @param tropical longitude from the equinox, degrees
 */
export function computeAyanaBala(graha: SevenGraha, tropical: number, obliquity: number): number {
  const declination =
    Math.asin(Math.sin(obliquity * RADIANS) * Math.sin(tropical * RADIANS)) / RADIANS;
  if (graha === 'mercury') return ((24 + Math.abs(declination)) / 48) * 60;
  return ((24 + (southern.includes(graha) ? -declination : declination)) / 48) * 60;
}

function findThirdLord({ isDay, sunrise, sunset, nextSunrise }: BirthDay, ut: number): SevenGraha {
  const [from, until] = isDay ? [sunrise, sunset] : [sunset, nextSunrise];
  const third = Math.min(2, Math.floor(((ut - from) / (until - from)) * 3));
  return itemAt(isDay ? dayThirds : nightThirds, third);
}

// days of creation up to 2000-01-01: 714,402,296,627 up to the Kali age (Surya Siddhanta 1.45-51),
// and from its midnight, Julian day 588465.5; the first of them was a Sunday
const creationTo2000 = 714_402_296_627 + 1_863_079;

/** The lords of year, month, day and hora at a time of a day. */
export function findTimeLords(
  { vara, date, isDay, sunrise, sunset, nextSunrise }: BirthDay,
  ut: number,
): Record<'varsha' | 'masa' | 'dina' | 'hora', SevenGraha> {
  const days = creationTo2000 + date;
  const firstOf = (length: number) => Math.floor(days / length) * length;
  const [from, until] = isDay ? [sunrise, sunset] : [sunset, nextSunrise];
  const hora = Math.min(11, Math.floor(((ut - from) / (until - from)) * 12)) + (isDay ? 0 : 12);
  return {
    varsha: lordOfVara(firstOf(360)),
    masa: lordOfVara(firstOf(30)),
    dina: lordOfVara(vara),
    // each hora belongs to the sixth weekday from the one before
    hora: lordOfVara(vara + 5 * hora),
  };
}
