import type { RiseRule, RiseRuleName } from '../astronomy/rise-set';
import { riseRules } from '../astronomy/rise-set';
import { moonRiseRuleNames, moonRiseRules } from '../panchang/moon-rise-rules';
import { ayanamsas } from '../zodiac/ayanamsa';
import type { Zodiac } from '../zodiac/graha-places';
import { defaultZodiac } from '../zodiac/graha-places';
import type { Fields } from './fields';
import { readChoice } from './fields';

/** Reads `ayanamsa` and `node`. */
export function readZodiac(fields: Fields): Zodiac {
  return {
    ayanamsa: readChoice(fields, 'ayanamsa', ayanamsas) ?? defaultZodiac.ayanamsa,
    node: readChoice(fields, 'node', ['mean', 'true']) ?? defaultZodiac.node,
  };
}

/** Reads `sunrise`, the name of a rule of the sun's rising and setting. */
export function readRiseRule(fields: Fields): RiseRule {
  const names = Object.keys(riseRules) as RiseRuleName[];
  return riseRules[readChoice(fields, 'sunrise', names) ?? 'upper-limb'];
}

/** Reads `moonrise`, the name of a rule of the moon's rising and setting. */
export function readMoonRiseRule(fields: Fields): RiseRule {
  return moonRiseRules[readChoice(fields, 'moonrise', moonRiseRuleNames) ?? 'geometric-centre'];
}
