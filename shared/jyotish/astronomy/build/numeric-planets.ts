import type { Vector } from '../precession';
import { type Accelerate, type State, stepState } from './integrate';
import { type StartState, startStates } from './start-state';

/** The planets whose orbits are integrated. */
export type NumericPlanet = 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto';

const gridDays = 4;
const LIGHT_SQUARED = 173.144632674 ** 2;

type NumericBody = keyof typeof startStates;

/** Gives the barycentric place of a body: equatorial, J2000, in AU. */
export type Integration = (body: NumericBody, tt: number) => Vector;

const locateBarycentric = integrateFrom(startStates);

/** Heliocentric place of a planet by numerical integration: equatorial, J2000, in AU. */
export function integratePlanet(planet: NumericPlanet, tt: number): Vector {
  const [x, y, z] = locateBarycentric(planet, tt);
  const [sunX, sunY, sunZ] = locateBarycentric('sun', tt);
  return [x - sunX, y - sunY, z - sunZ];
}

/** Integrates the solar system from its states at J2000, as far forward and back as it is asked. */
export function integrateFrom(start: Record<NumericBody, StartState>): Integration {
  const bodies = Object.keys(start);
  const gravities = Float64Array.from(Object.values(start), ({ gm }) => gm);
  const first: State = {
    places: Float64Array.from(Object.values(start).flatMap(({ place }) => place)),
    motions: Float64Array.from(Object.values(start).flatMap(({ motion }) => motion)),
  };
  const accelerate = attractAll(gravities);
  const grids = { forward: [first], back: [first] };
  let latest = { tt: 0, state: first };

  function computeState(tt: number): State {
    const direction = tt < 0 ? -1 : 1;
    const grid = tt < 0 ? grids.back : grids.forward;
    const steps = Math.round(Math.abs(tt) / gridDays);
    while (grid.length <= steps)
      grid.push(stepState(grid[grid.length - 1]!, direction * gridDays, accelerate, 9));
    return stepState(grid[steps]!, tt - direction * steps * gridDays, accelerate, 6);
  }

  return (body, tt) => {
    if (latest.tt !== tt) latest = { tt, state: computeState(tt) };
    const at = 3 * bodies.indexOf(body);
    const { places } = latest.state;
    return [places[at]!, places[at + 1]!, places[at + 2]!];
  };
}

/** Newton's attraction of all by all, and the sun's field in first post-Newtonian order (Schwarzschild). */
function attractAll(gravities: Float64Array): Accelerate {
  return ({ places, motions }, accelerations) => {
    accelerations.fill(0);
    for (let one = 0; one < gravities.length; one += 1)
      for (let other = one + 1; other < gravities.length; other += 1)
        attract(places, gravities, one, other, accelerations);
    for (let planet = 1; planet < gravities.length; planet += 1)
      addRelativity(places, motions, gravities[0]!, 3 * planet, accelerations);
  };
}

function attract(
  places: Float64Array,
  gravities: Float64Array,
  one: number,
  other: number,
  result: Float64Array,
) {
  const [a, b] = [3 * one, 3 * other];
  const x = places[b]! - places[a]!;
  const y = places[b + 1]! - places[a + 1]!;
  const z = places[b + 2]! - places[a + 2]!;
  const squared = x * x + y * y + z * z;
  const cubed = squared * Math.sqrt(squared);
  const towards = gravities[other]! / cubed;
  const back = gravities[one]! / cubed;
  result[a]! += towards * x;
  result[a + 1]! += towards * y;
  result[a + 2]! += towards * z;
  result[b]! -= back * x;
  result[b + 1]! -= back * y;
  result[b + 2]! -= back * z;
}

function addRelativity(
  places: Float64Array,
  motions: Float64Array,
  sun: number,
  at: number,
  result: Float64Array,
) {
  const x = places[at]! - places[0]!;
  const y = places[at + 1]! - places[1]!;
  const z = places[at + 2]! - places[2]!;
  const vx = motions[at]! - motions[0]!;
  const vy = motions[at + 1]! - motions[1]!;
  const vz = motions[at + 2]! - motions[2]!;
  const distance = Math.sqrt(x * x + y * y + z * z);
  const field = sun / (LIGHT_SQUARED * distance ** 3);
  const outward = field * ((4 * sun) / distance - (vx * vx + vy * vy + vz * vz));
  const forward = 4 * field * (x * vx + y * vy + z * vz);
  result[at]! += outward * x + forward * vx;
  result[at + 1]! += outward * y + forward * vy;
  result[at + 2]! += outward * z + forward * vz;
}
