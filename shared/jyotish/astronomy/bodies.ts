import { arcBetween, normaliseDegrees } from './angles';
import { computeRestOfDeflection, DEFLECTION_REACH } from './deflection';
import { type Channel, evaluateChannel, followChannel, openChannel } from './tables';

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
  const { value: longitude, rate: speed } = followChannel(own.longitude, tt);
  const east = findWayFromSun(body, longitude, tt);
  const share = east === FAR ? 0 : findBend(body, east, tt);
  return {
    longitude: normaliseDegrees(share ? longitude + share * east : longitude),
    latitude: evaluateChannel(own.latitude, tt) * (1 + share),
    distance: evaluateChannel(own.distance, tt),
    speed,
  };
}

/** Only the longitude of `locateBody`, in degrees: what searches evaluate. */
export function longitudeOf(body: Body, tt: number): number {
  return normaliseDegrees(bend(body, evaluateChannel(channels[body].longitude, tt), tt));
}

/** Only the longitude and speed of `locateBody`. */
export function followBody(body: Body, tt: number): Pick<BodyPlace, 'longitude' | 'speed'> {
  const { value, rate } = followChannel(channels[body].longitude, tt);
  return { longitude: normaliseDegrees(bend(body, value, tt)), speed: rate };
}

/** The longitude of the table with what it lacks of the light's bending. */
function bend(body: Body, longitude: number, tt: number): number {
  const east = findWayFromSun(body, longitude, tt);
  return east === FAR ? longitude : longitude + findBend(body, east, tt) * east;
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
