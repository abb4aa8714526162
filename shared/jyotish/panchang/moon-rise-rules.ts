import type { RiseRule } from '../astronomy/horizon';

/** The names of the rules of moonrise. */
export const moonRiseRuleNames = ['geometric-centre', 'upper-limb'] as const;

/** The name of a rule of moonrise. */
export type MoonRiseRuleName = (typeof moonRiseRuleNames)[number];

/**
 * What counts as the Moon's rising, by name. `geometric-centre`: the middle of the disc on the
 * horizon, without refraction, as Drik Panchang prints it; `upper-limb`: the first light with
 * refraction, some four minutes earlier at rising and later at setting.
 */
export const moonRiseRules: Readonly<Record<MoonRiseRuleName, RiseRule>> = {
  'geometric-centre': { limb: 'centre', refraction: false },
  'upper-limb': { limb: 'upper', refraction: true },
};

/** The rule of moonrise where none is asked for. */
export const defaultMoonRiseRule = moonRiseRules['geometric-centre'];
