import { arcBetween, normaliseDegrees } from './angles';
import { computeRestOfDeflection, DEFLECTION_REACH } from './deflection';
import { type Channel, differentiateChannel, evaluateChannel, openChannel } from './tables';

/** The bodies the engine locates. The last three are optional in a chart. */
export type Body =
  | 'sun'
  | 'moon'
  | 'mars'
  | 'mercury'
  | 'jupiter'
  | 'venus'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto';

/** Apparent geocentric place in the mean ecliptic and equinox of date, nutation not included. */
export interface BodyPlace {
  /** Degrees, [0, 360), tropical. */
  longitude: number;
  /** Degrees. */
  latitude: number;
  /** Astronomical units from the centre of the earth. */
  distance: number;
  /** Degrees of longitude per day; negative when retrograde. */
  speed: number;
}

interface Channels {
  longitude: Channel;
  latitude: Channel;
  distance: Channel;
}

const channels: Record<Body, Channels> = {
  sun: openChannels('sun'),
  moon: openChannels('moon'),
  mars: openChannels('mars'),
  mercury: openChannels('mercury'),
  jupiter: openChannels('jupiter'),
  venus: openChannels('venus'),
  saturn: openChannels('saturn'),
  uranus: openChannels('uranus'),
  neptune: openChannels('neptune'),
  pluto: openChannels('pluto'),
};

function openChannels(body: Body): Channels {
  return {
    longitude: openChannel(body, 0),
    latitude: openChannel(body, 1),
    distance: openChannel(body, 2),
  };
}

/**
 * The place of a body. @param tt terrestrial time, days from J2000
 * @throws RangeError outside 1800 to 2199
 */
export function locateBody(body: Body, tt: number): BodyPlace {
  const own = channels[body];
  const longitude = evaluateChannel(own.longitude, tt);
  const latitude = evaluateChannel(own.latitude, tt);
  const east = findWayFromSun(body, longitude, tt);
  const share = east === FAR ? 0 : findBend(body, east, tt);
  return {
    longitude: normaliseDegrees(share ? longitude + share * east : longitude),
    latitude: latitude * (1 + share),
    distance: evaluateChannel(own.distance, tt),
    speed: differentiateChannel(own.longitude, tt),
  };
}

/** Only the longitude of `locateBody`, in degrees: what searches evaluate. */
export function longitudeOf(body: Body, tt: number): number {
  const longitude = evaluateChannel(channels[body].longitude, tt);
  const east = findWayFromSun(body, longitude, tt);
  if (east === FAR) return normaliseDegrees(longitude);
  return normaliseDegrees(longitude + findBend(body, east, tt) * east);
}

/** Degrees of longitude a day, as `locateBody` gives it. */
export function speedOf(body: Body, tt: number): number {
  return differentiateChannel(channels[body].longitude, tt);
}

const FAR = Number.POSITIVE_INFINITY;

/** How far east of the sun a planet is, in degrees; `FAR` if the sun does not bend its light. */
function findWayFromSun(body: Body, longitude: number, tt: number): number {
  if (body === 'sun' || body === 'moon') return FAR;
  // the mean sun is never 2° off: most planets are told apart by it
  const meanSun = 280.466 + 0.98564736 * tt;
  if (Math.abs(arcBetween(meanSun, longitude)) > DEFLECTION_REACH + 2) return FAR;
  const east = arcBetween(evaluateChannel(channels.sun.longitude, tt), longitude);
  return Math.abs(east) > DEFLECTION_REACH ? FAR : east;
}

/** By which share of its way from the sun a planet near it is seen further out. */
function findBend(body: Body, east: number, tt: number): number {
  const latitude = evaluateChannel(channels[body].latitude, tt);
  const distance = evaluateChannel(channels[body].distance, tt);
  return computeRestOfDeflection(
    east,
    latitude,
    distance,
    evaluateChannel(channels.sun.distance, tt),
  );
}
