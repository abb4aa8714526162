import { moonCoefficients } from './moon-coefficients';

/** Radians a century of the waves left in the moon's longitude, by the greedy search of the residual's spectrum. */
const rates = [
  14.625, 17.472, 4.41, 10.792, 15542.342, 8326.147, 8331.034, 7214.134, 51.912, 5.852, 53.874,
  20.248, 8328.691, 73.552, 7215.601, 25.713, 16865.984, 628.329, 15541.28, 7212.477, 63.691,
  16.159, 16867.964, 8324.844, 18.944, 8322.122, 94.874, 84.636, 22.154, 8382.665, 8274.749,
  16658.184, 8469.829, 8276.695, 795.145, 626.831, 629.707, 1114.884, 9443.317, 8380.75, 6586.928,
  7.478, 158.716, 8471.271, 7701.647, 16833.699, 8335.28, 8345.823, 34.568, 16798.435, 41.548,
  16800.152, 18685.34, 1255.666, 15539.923, 8311.779, 9.259, 8343.49, 156.751, 543.805,
];

/**
 * What the moon's residual is made of at a time: powers of centuries from J2000, the drift of the
 * perigee (l is the mean anomaly), then sine and cosine of each wave.
 */
export function evaluateMoonBasis(t: number): number[] {
  const l = 2.35555455 + 8328.69142462 * t;
  return [
    ...[0, 1, 2, 3, 4, 5].map((power) => t ** power),
    t * Math.cos(l),
    t * Math.sin(l),
    ...rates.flatMap((rate) => [Math.sin(rate * t), Math.cos(rate * t)]),
  ];
}

/**
 * What brings the moon's longitude from DE405, to which ELP/MPP02 was fitted, and from what the
 * theory leaves out, to JPL's DE431: arcseconds at a time in centuries from J2000. Afterwards
 * 0.0008″ are left on average, 0.004″ at most, between 1800 and 2200.
 */
export function leadToDe431(t: number): number {
  return evaluateMoonBasis(t).reduce(
    (sum, value, at) => sum + (value * moonCoefficients[at]!) / 1e6,
    0,
  );
}
