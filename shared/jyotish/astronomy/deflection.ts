import { RADIANS } from './angles';

// 2 GM / c² of the sun, in AU
const STRENGTH = 1.97412e-8;
const SUN_RADIUS_DEGREES = 959.63 / 3600;
const SOFTENING = Math.sin(5 * RADIANS) ** 2;

/** Beyond this distance from the sun, in degrees, less than 0.004″ is left out of the tables. */
export const DEFLECTION_REACH = 15;

/**
 * The bending of light by the sun comes to a peak of 1.75″ at its limb, too sharp for a series: the
 * tables hold it softened by s²/(s² + sin²5°), s being the sine of the distance from the sun. This is
 * the rest, as a share of the way from the sun by which the planet is seen further out. Behind the
 * disc the light is bent as if the sun were clear: by the mass it passes around.
 * @param east degrees of longitude from the sun
 * @param latitude degrees
 * @param distance AU from the earth
 * @param sunDistance AU from the earth
 * Source: Kaplan et al. 1989, AJ 97, 1197, eq. 44.
 */
export function computeRestOfDeflection(
  east: number,
  latitude: number,
  distance: number,
  sunDistance: number,
): number {
  const apart = Math.max(1e-6, Math.hypot(east, latitude));
  const sine = Math.sin(apart * RADIANS);
  const cosine = Math.cos(apart * RADIANS);
  const atSun = Math.atan2(distance * sine, sunDistance - distance * cosine);
  const mass = weighMassWithin((apart * sunDistance) / SUN_RADIUS_DEGREES);
  const bent = mass * (STRENGTH / sunDistance) * Math.tan(atSun / 2);
  return (bent / RADIANS / apart) * (SOFTENING / (sine * sine + SOFTENING));
}

/** The share of the sun's mass in the cylinder of a radius, in radii of the sun; within 1% of its standard model. */
function weighMassWithin(radius: number): number {
  if (radius >= 1) return 1;
  return 1 - Math.exp(-(radius ** 2) * (23.5 - 32.5 * radius + 16.8 * radius ** 2));
}
