import { findCrossing } from '../crossing';
import type { Place } from '../horizon';
import type { Eclipse, LocalEclipse, LunarEclipse, SolarEclipse, Span } from './eclipse-types';
import { viewFrom } from './local-view';
import { findLeast, findSpanBelow } from './shadow';

/** The altitude of the centre at which the upper limb is on the horizon, with refraction (34′ + 16′). */
const HORIZON = -0.8333;

/**
 * What a place sees of an eclipse: a solar one as it is there, or null if the shadow passes by; a
 * lunar one with what of it is above the horizon.
 */
export function observeEclipse(eclipse: Eclipse, place: Place): LocalEclipse | null {
  return eclipse.body === 'sun' ? observeSun(eclipse, place) : observeMoon(eclipse, place);
}

function observeSun({ greatest: near }: SolarEclipse, place: Place): LocalEclipse | null {
  const apart = (at: number) => viewFrom(place, at).apart;
  const greatest = findLeast(apart, near - 0.15, near + 0.15);
  const touch = (at: number) => {
    const { sunRadius, moonRadius } = viewFrom(place, at);
    return sunRadius + moonRadius;
  };
  const inside = (at: number) => {
    const { sunRadius, moonRadius } = viewFrom(place, at);
    return Math.abs(moonRadius - sunRadius);
  };
  const span = findSpanBelow(apart, touch, greatest);
  if (!span) return null;
  const altitude = (at: number) => viewFrom(place, at).sunAltitude;
  const { sunRadius, moonRadius, apart: least } = viewFrom(place, greatest);
  return {
    span,
    central: findSpanBelow(apart, inside, greatest),
    greatest,
    magnitude:
      least < Math.abs(moonRadius - sunRadius)
        ? moonRadius / sunRadius
        : (sunRadius + moonRadius - least) / (2 * sunRadius),
    altitude: altitude(greatest),
    visible: clipToHorizon(span, altitude),
  };
}

function observeMoon(eclipse: LunarEclipse, place: Place): LocalEclipse {
  const span = eclipse.partial ?? eclipse.penumbral;
  const altitude = (at: number) => viewFrom(place, at).moonAltitude;
  return {
    span,
    central: eclipse.total,
    greatest: eclipse.greatest,
    magnitude: eclipse.partial ? eclipse.magnitude : eclipse.penumbralMagnitude,
    altitude: altitude(eclipse.greatest),
    visible: clipToHorizon(span, altitude),
  };
}

/**
 * The first part of a span in which a body is above the horizon. Sun and moon cross it at most once in
 * the hours of an eclipse, but close to the poles.
 */
function clipToHorizon({ from, until }: Span, altitude: (at: number) => number): Span | null {
  const [early, late] = [altitude(from) > HORIZON, altitude(until) > HORIZON];
  if (early && late) return { from, until };
  if (!early && !late) return null;
  const crossing = findCrossing((at) => altitude(at) - HORIZON, 0, from, until);
  return early ? { from, until: crossing } : { from: crossing, until };
}
