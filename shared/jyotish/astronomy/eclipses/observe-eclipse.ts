import type { Place, RiseRule } from '../horizon';
import { watchHorizon } from '../horizon';
import { findCoveredArea } from './covered-area';
import type { Depth, Eclipse, LocalEclipse, LunarEclipse, SolarEclipse } from './eclipse-types';
import { viewFrom } from './local-view';
import { measureMoon } from './lunar-eclipses';
import { findSeenPart } from './seen-part';
import { findLeast, findSpanBelow } from './shadow';

/**
 * What a place sees of an eclipse: a solar one as it is there, or null if the shadow passes by; a
 * lunar one with what of it is above the horizon.
 * @param rule what counts as rising and setting of the body
 */
export function observeEclipse(
  eclipse: Eclipse,
  place: Place,
  rule: RiseRule,
): LocalEclipse | null {
  return eclipse.body === 'sun'
    ? observeSun(eclipse, place, rule)
    : observeMoon(eclipse, place, rule);
}

function observeSun(
  { greatest: near }: SolarEclipse,
  place: Place,
  rule: RiseRule,
): LocalEclipse | null {
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
  const phases = { span, central: findSpanBelow(apart, inside, greatest), greatest };
  const { excess } = lookUp('sun', greatest, place, rule);
  const measure = (at: number) => measureSun(place, at);
  return {
    ...phases,
    ...measure(greatest),
    altitude: viewFrom(place, greatest).sunAltitude,
    visible: findSeenPart(phases, excess, measure),
  };
}

function measureSun(place: Place, at: number): Depth {
  const { sunRadius, moonRadius, apart } = viewFrom(place, at);
  const obscuration = findCoveredArea(apart, sunRadius, moonRadius);
  return apart < Math.abs(moonRadius - sunRadius)
    ? {
        kind: moonRadius > sunRadius ? 'total' : 'annular',
        magnitude: moonRadius / sunRadius,
        obscuration,
      }
    : {
        kind: 'partial',
        magnitude: Math.max(0, sunRadius + moonRadius - apart) / (2 * sunRadius),
        obscuration,
      };
}

function observeMoon(eclipse: LunarEclipse, place: Place, rule: RiseRule): LocalEclipse {
  const { greatest, partial, penumbral, total } = eclipse;
  const phases = { span: partial ?? penumbral, central: total, greatest };
  const { excess } = lookUp('moon', greatest, place, rule);
  return {
    ...phases,
    ...measureMoon(greatest, eclipse),
    altitude: viewFrom(place, greatest).moonAltitude,
    visible: findSeenPart(phases, excess, (at) => measureMoon(at, eclipse)),
  };
}

/** A body's height above the horizon of a rule, near an instant. */
function lookUp(body: 'sun' | 'moon', near: number, place: Place, rule: RiseRule) {
  const observe = watchHorizon(body, near, place, rule);
  return { excess: (at: number) => observe(at).excess };
}
