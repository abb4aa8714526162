import { normaliseDegrees } from './angles';
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
  const { longitude, latitude, distance } = channels[body];
  return {
    longitude: normaliseDegrees(evaluateChannel(longitude, tt)),
    latitude: evaluateChannel(latitude, tt),
    distance: evaluateChannel(distance, tt),
    speed: differentiateChannel(longitude, tt),
  };
}

/** Only the longitude of `locateBody`, in degrees: what searches evaluate. */
export function longitudeOf(body: Body, tt: number): number {
  return normaliseDegrees(evaluateChannel(channels[body].longitude, tt));
}
