/**
 * Fits what ELP/MPP02 leaves of the moon's longitude to JPL's DE431, as the files of Swiss Ephemeris
 * hold it, and prints the coefficients of shared/jyotish/astronomy/build/moon-coefficients.ts.
 * Sidereal longitudes are compared, so that both precessions and zodiacs are in it too.
 */
import { arcBetween } from 'shared/jyotish/astronomy/angles';
import { evaluateBody } from 'shared/jyotish/astronomy/build/evaluate-body';
import { moonCoefficients } from 'shared/jyotish/astronomy/build/moon-coefficients';
import { evaluateMoonBasis } from 'shared/jyotish/astronomy/build/moon-residual';
import { solveLeastSquares } from 'shared/jyotish/astronomy/build/solve-least-squares';
import { toCenturies } from 'shared/jyotish/astronomy/precession';
import { computeAyanamsa } from 'shared/jyotish/zodiac/ayanamsa';
import { runBenchmark } from '../run-benchmark';
import { loadTools } from './load-tools';
import { findMoonOfSwiss } from './rivals';

const FIRST_DAY = -73_048;
const DAYS = 146_097;
const COUNT = 20_000;

/** Times spread evenly over 1800 to 2199, never twice at the same phase of a month. */
function listTimes(shift: number): number[] {
  return Array.from(
    { length: COUNT },
    (_, index) => FIRST_DAY + ((index * 0.6180339887 + shift) % 1) * DAYS,
  );
}

runBenchmark(async () => {
  const tools = loadTools();
  const measureResidual = (tt: number) => {
    const own = evaluateBody('moon', tt)[0]! - computeAyanamsa('lahiri', tt);
    return arcBetween(own, findMoonOfSwiss(tools, tt)) * 3600;
  };
  const times = listTimes(0);
  const basis = times.map((tt) => evaluateMoonBasis(toCenturies(tt)));
  const corrections = solveLeastSquares(basis, times.map(measureResidual));
  const others = listTimes(0.3).map((tt) => {
    const parts = evaluateMoonBasis(toCenturies(tt));
    const fitted = parts.reduce((sum, part, at) => sum + part * corrections[at]!, 0);
    return measureResidual(tt) - fitted;
  });
  console.error('left at other times, on average:', Math.hypot(...others) / Math.sqrt(COUNT), '″');
  console.error('at most:', Math.max(...others.map(Math.abs)), '″');
  console.log(
    JSON.stringify(corrections.map((part, at) => Math.round(moonCoefficients[at]! + part * 1e6))),
  );
});
