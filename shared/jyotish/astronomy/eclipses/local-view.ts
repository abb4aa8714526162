import { RADIANS } from '../angles';
import { type Body, locateBody } from '../bodies';
import type { Place } from '../horizon';
import { computeLocalSky } from '../local-sky';
import { toTerrestrial } from '../time-scales';
import { MOON_RADIUS, SUN_RADIUS, toVector } from './shadow';

type Vector = [number, number, number];

/** Sun and moon over a place, in degrees. */
export interface LocalView {
  /** Between their centres. */
  apart: number;
  sunRadius: number;
  moonRadius: number;
  /** Without refraction. */
  sunAltitude: number;
  moonAltitude: number;
}

// what flattening leaves of the square of the polar radius (WGS 84)
const SQUASH = (1 - 1 / 298.257223563) ** 2;

/** How a place sees sun and moon, parallax included. @param ut days from J2000 */
export function viewFrom(place: Place, ut: number): LocalView {
  const tt = toTerrestrial(ut);
  const sky = computeLocalSky({ ut, tt }, place.longitude);
  const [up, out] = [Math.sin(place.latitude * RADIANS), Math.cos(place.latitude * RADIANS)];
  const girth = 1 / Math.sqrt(out * out + SQUASH * up * up);
  const turned = sky.meridian * RADIANS;
  const tilt = sky.obliquity * RADIANS;
  const zenith: Vector = [out * Math.cos(turned), out * Math.sin(turned), up];
  const stand: Vector = [girth * zenith[0], girth * zenith[1], girth * SQUASH * up];

  /** From the place to a body, along the true equator and equinox. */
  const look = (body: Body): Vector => {
    const at = locateBody(body, tt);
    const [x, y, z] = toVector({ ...at, longitude: at.longitude + sky.nutation });
    return [
      x - stand[0],
      y * Math.cos(tilt) - z * Math.sin(tilt) - stand[1],
      y * Math.sin(tilt) + z * Math.cos(tilt) - stand[2],
    ];
  };

  const [sun, moon] = [look('sun'), look('moon')];
  return {
    apart: angleBetween(sun, moon),
    sunRadius: Math.asin(SUN_RADIUS / Math.hypot(...sun)) / RADIANS,
    moonRadius: Math.asin(MOON_RADIUS / Math.hypot(...moon)) / RADIANS,
    sunAltitude: 90 - angleBetween(sun, zenith),
    moonAltitude: 90 - angleBetween(moon, zenith),
  };
}

/** By the tangent, which holds for the smallest angles too. */
function angleBetween(a: Vector, b: Vector): number {
  const cross = Math.hypot(
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  );
  return Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / RADIANS;
}
