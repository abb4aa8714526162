/** Places and motions of all bodies at one time: x, y, z of one body after the other. */
export interface State {
  places: Float64Array;
  motions: Float64Array;
}

/** Writes the accelerations of a state. */
export type Accelerate = (state: State, accelerations: Float64Array) => void;

/**
 * One step of the modified midpoint rule, extrapolated to vanishing substeps.
 * Source: Gragg 1965, Bulirsch and Stoer 1966; substeps 2, 4, 6, ...
 * @param columns how often it is extrapolated: half the order of the step
 */
export function stepState(
  state: State,
  days: number,
  accelerate: Accelerate,
  columns: number,
): State {
  const tableau: State[] = [];
  for (let column = 0; column < columns; column += 1) {
    let better = stepMidpoint(state, days, 2 * (column + 1), accelerate);
    for (let order = 1; order <= column; order += 1) {
      const coarse = tableau[order - 1]!;
      tableau[order - 1] = better;
      const ratio = ((column + 1) / (column + 1 - order)) ** 2 - 1;
      better = {
        places: combine(better.places, 1 + 1 / ratio, coarse.places, -1 / ratio),
        motions: combine(better.motions, 1 + 1 / ratio, coarse.motions, -1 / ratio),
      };
    }
    tableau[column] = better;
  }
  return tableau[columns - 1]!;
}

function stepMidpoint(state: State, days: number, substeps: number, accelerate: Accelerate): State {
  const step = days / substeps;
  const accelerations = new Float64Array(state.places.length);
  const advance = (from: State, by: number, at: State): State => {
    accelerate(at, accelerations);
    return {
      places: combine(from.places, 1, at.motions, by),
      motions: combine(from.motions, 1, accelerations, by),
    };
  };
  let before = state;
  let now = advance(state, step, state);
  for (let substep = 1; substep < substeps; substep += 1) {
    const next = advance(before, 2 * step, now);
    before = now;
    now = next;
  }
  const beyond = advance(before, step, now);
  return {
    places: combine(now.places, 0.5, beyond.places, 0.5),
    motions: combine(now.motions, 0.5, beyond.motions, 0.5),
  };
}

function combine(
  one: Float64Array,
  shareOfOne: number,
  other: Float64Array,
  shareOfOther: number,
): Float64Array {
  const result = new Float64Array(one.length);
  for (let at = 0; at < one.length; at += 1)
    result[at] = one[at]! * shareOfOne + other[at]! * shareOfOther;
  return result;
}
