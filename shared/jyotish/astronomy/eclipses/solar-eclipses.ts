import { locateBody } from '../bodies';
import { toTerrestrial, toUniversal } from '../time-scales';
import type { SolarEclipse } from './eclipse-types';
import { findLeast, findSyzygies, MOON_RADIUS, SUN_RADIUS, toVector } from './shadow';

/** Distance of the earth's limb from its centre as the shadow finds it on the average, in equatorial radii. */
const LIMB = 0.9972;

/** The moon's shadow in the plane through the centre of the earth across its axis; equatorial radii. */
interface Shadow {
  /** Of the axis from the centre of the earth, north positive. */
  gamma: number;
  /** Radius of the penumbra and of the umbra; the umbra's is negative where its tip lies beyond. */
  penumbra: number;
  umbra: number;
  /** How much narrower the two are one radius nearer to the moon. */
  penumbraSlope: number;
  umbraSlope: number;
}

/**
 * The eclipses of the sun between two instants, days from J2000 in universal time.
 * Source: Explanatory Supplement to the Astronomical Almanac (1992), 8.3 (Besselian elements).
 */
export function findSolarEclipses(from: number, until: number): SolarEclipse[] {
  return findSyzygies(0, toTerrestrial(from), toTerrestrial(until))
    .filter((dark) => Math.abs(locateBody('moon', dark).latitude) < 1.7)
    .flatMap((dark) => describe(dark) ?? []);
}

function describe(dark: number): SolarEclipse | null {
  const greatest = findLeast((at) => Math.abs(castShadow(at).gamma), dark - 0.2, dark + 0.2);
  const shadow = castShadow(greatest);
  const { gamma, penumbra, umbra } = shadow;
  const far = Math.abs(gamma);
  if (far >= LIMB + penumbra) return null;
  const common = { body: 'sun', greatest: toUniversal(greatest), gamma } as const;
  if (far >= LIMB + Math.abs(umbra)) {
    const magnitude = (LIMB + penumbra - far) / (penumbra + umbra);
    return { ...common, kind: 'partial', magnitude };
  }
  // the earth's surface under the axis lies this much nearer to the moon than its centre
  const height = Math.sqrt(Math.max(0, 1 - far * far));
  const outer = penumbra - height * shadow.penumbraSlope;
  const inner = umbra - height * shadow.umbraSlope;
  const kind = inner >= 0 ? 'annular' : umbra > 0 && far < LIMB ? 'hybrid' : 'total';
  return { ...common, kind, magnitude: (outer - inner) / (outer + inner) };
}

function castShadow(tt: number): Shadow {
  const moon = toVector(locateBody('moon', tt));
  const sun = toVector(locateBody('sun', tt));
  const [x, y, z] = [sun[0] - moon[0], sun[1] - moon[1], sun[2] - moon[2]];
  const apart = Math.hypot(x, y, z);
  const along = (moon[0] * x + moon[1] * y + moon[2] * z) / apart;
  const across = Math.sqrt(Math.max(0, moon[0] ** 2 + moon[1] ** 2 + moon[2] ** 2 - along ** 2));
  const penumbraSlope = Math.tan(Math.asin((SUN_RADIUS + MOON_RADIUS) / apart));
  const umbraSlope = Math.tan(Math.asin((SUN_RADIUS - MOON_RADIUS) / apart));
  const beyondTip = MOON_RADIUS / Math.sin(Math.atan(umbraSlope));
  return {
    gamma: Math.sign(moon[2] - (along / apart) * z) * across,
    penumbra: (along + MOON_RADIUS / Math.sin(Math.atan(penumbraSlope))) * penumbraSlope,
    umbra: (along - beyondTip) * umbraSlope,
    penumbraSlope,
    umbraSlope,
  };
}
