import type { MoonRiseRuleName } from 'shared/jyotish/panchang/moon-rise-rules';
import { moonRiseRuleNames } from 'shared/jyotish/panchang/moon-rise-rules';

const [usual] = moonRiseRuleNames;

/** The rule of moonrise an address asks for; what it doesn't know is the usual one. */
export function readMoonrise(query: URLSearchParams): MoonRiseRuleName {
  return moonRiseRuleNames.find((name) => name === query.get('moonrise')) ?? usual;
}

/** What an address needs to ask for a rule: nothing for the usual one. */
export function writeMoonrise(rule: MoonRiseRuleName): string {
  return rule === usual ? '' : `?moonrise=${rule}`;
}
