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
  const bend = bendLight(body, longitude, tt);
  return {
    longitude: normaliseDegrees(longitude + bend.share * bend.east),
    latitude: latitude * (1 + bend.share),
    distance: evaluateChannel(own.distance, tt),
    speed: differentiateChannel(own.longitude, tt),
  };
}

/** Only the longitude of `locateBody`, in degrees: what searches evaluate. */
export function longitudeOf(body: Body, tt: number): number {
  const longitude = evaluateChannel(channels[body].longitude, tt);
  const { share, east } = bendLight(body, longitude, tt);
  return normaliseDegrees(longitude + share * east);
}

const straight = { share: 0, east: 0 } as const;

/** How the sun bends the light of a planet near it: a share of the way from the sun, and that way. */
function bendLight(body: Body, longitude: number, tt: number): { share: number; east: number } {
  if (body === 'sun' || body === 'moon') return straight;
  // the mean sun is never 2° off: most planets are told apart by it
  const meanSun = 280.466 + 0.98564736 * tt;
  if (Math.abs(arcBetween(meanSun, longitude)) > DEFLECTION_REACH + 2) return straight;
  const { sun, [body]: planet } = channels;
  const east = arcBetween(evaluateChannel(sun.longitude, tt), longitude);
  if (Math.abs(east) > DEFLECTION_REACH) return straight;
  const latitude = evaluateChannel(planet.latitude, tt);
  const distance = evaluateChannel(planet.distance, tt);
  const sunDistance = evaluateChannel(sun.distance, tt);
  return { share: computeRestOfDeflection(east, latitude, distance, sunDistance), east };
}
