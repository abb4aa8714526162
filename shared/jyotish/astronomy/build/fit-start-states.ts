/**
 * Adjusts the start states of Jupiter, Uranus, Neptune and Pluto to Horizons' places by least
 * squares and prints them for `start-state.ts`: npx tsx .../build/fit-start-states.ts
 */
import { type HorizonsPlace, horizonsPlaces } from './horizons-places';
import { integrateFrom } from './numeric-planets';
import { solveLeastSquares } from './solve-least-squares';
import { type StartState, startStates } from './start-state';

type States = Record<keyof typeof startStates, StartState>;
type Fitted = keyof typeof horizonsPlaces;

const fitted = Object.keys(horizonsPlaces) as Fitted[];

// the barycentre of DE441, which has more asteroids, from that of DE405: the suns' difference at J2000, AU
const shift = [-7.199e-7, -3.157e-7, 4.11e-8] as const;
// steps of the partial derivatives: AU and AU/day
const steps = [1e-6, 1e-6, 1e-6, 1e-10, 1e-10, 1e-10];

let states: States = startStates;
for (let round = 0; round < 2; round += 1) {
  const now = locateAll(states);
  const moved = steps.map((step, at) => locateAll(moveAll(states, () => vectorOf(at, step))));
  const corrections = new Map(
    fitted.map((planet) => {
      const wanted = (horizonsPlaces[planet] as readonly HorizonsPlace[]).flatMap(([, ...place]) =>
        place.map((value, axis) => value - shift[axis]!),
      );
      const residuals = wanted.map((value, at) => value - now[planet][at]!);
      const rows = residuals.map((_, at) =>
        steps.map((step, column) => (moved[column]![planet][at]! - now[planet][at]!) / step),
      );
      console.error(planet, Math.hypot(...residuals));
      return [planet, solveLeastSquares(rows, residuals)];
    }),
  );
  states = moveAll(states, (planet) => corrections.get(planet) ?? []);
}
console.log(JSON.stringify(states, null, 2));

/** For each fitted planet its computed coordinates at the times of its places, one after the other. */
function locateAll(start: States): Record<Fitted, number[]> {
  const locate = integrateFrom(start);
  return Object.fromEntries(
    fitted.map((planet) => [
      planet,
      horizonsPlaces[planet].flatMap(([day]) => [...locate(planet, day! - 2_451_545)]),
    ]),
  ) as Record<Fitted, number[]>;
}

function vectorOf(at: number, step: number): number[] {
  return steps.map((_, index) => (index === at ? step : 0));
}

/** Moves the fitted planets by x, y, z and their rates. */
function moveAll(start: States, by: (planet: Fitted) => readonly number[]): States {
  const result: States = { ...start };
  for (const planet of fitted) {
    const { gm, place, motion } = start[planet];
    const all = [...place, ...motion].map((value, at) => value + by(planet)[at]!);
    const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = all;
    result[planet] = { gm, place: [x, y, z], motion: [vx, vy, vz] };
  }
  return result;
}
