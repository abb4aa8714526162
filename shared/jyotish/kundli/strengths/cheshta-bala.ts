import { arcBetween, normaliseDegrees } from '../../astronomy/angles';
import { toCenturies } from '../../astronomy/precession';

/** The five that turn back. */
export type TaraGraha = 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';

/** Mean longitudes from the equinox of date: degrees at J2000 and degrees a century. */
const meanMotions: Record<TaraGraha | 'sun', readonly [number, number]> = {
  sun: [280.466457, 36_000.7698278],
  mercury: [252.250906, 149_474.0722491],
  venus: [181.979801, 58_519.2130302],
  mars: [355.433, 19_141.6964471],
  jupiter: [34.351519, 3_036.3027748],
  saturn: [50.077444, 1_223.5110686],
};

/**
 * Strength of motion of one of the five in virupas: a third of the arc from its seeghrochcha to the
 * middle between its mean and true longitude, so 60 in the midst of its backward motion. For Mercury
 * and Venus the mean sun is the mean longitude and their own the seeghrochcha; for the others the
 * mean sun is the seeghrochcha.
 * Source: Brihat Parashara Hora Shastra, ch. 27 (cheshta kendra), with modern mean longitudes (Meeus,
 * Astronomical Algorithms, table 31.A) in place of the siddhantas'. The chapter's eight kinds of motion (vakra 60, and
 * so on) are the coarser form of the same strength.
 * @param tropical true longitude from the equinox, degrees
 */
export function computeCheshtaBala(graha: TaraGraha, tropical: number, tt: number): number {
  const [own, sun] = [computeMean(graha, tt), computeMean('sun', tt)];
  const isInner = graha === 'mercury' || graha === 'venus';
  const [mean, seeghrochcha] = isInner ? [sun, own] : [own, sun];
  const middle = tropical + arcBetween(tropical, mean) / 2;
  return Math.abs(arcBetween(middle, seeghrochcha)) / 3;
}

function computeMean(body: TaraGraha | 'sun', tt: number): number {
  const [atJ2000, perCentury] = meanMotions[body];
  return normaliseDegrees(atJ2000 + perCentury * toCenturies(tt));
}
