/** Chance that is the same each time: numbers from 0 to 1 by Marsaglia's xorshift. */
export function createChance(seed: number) {
  let state = seed | 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 8; i++) next();
  return {
    next,
    between: (low: number, high: number) => low + (high - low) * next(),
    /** Waiting times of events that come `rate` times a second by chance. */
    wait: (rate: number) => -Math.log(1 - next()) / rate,
  };
}

export type Chance = ReturnType<typeof createChance>;
