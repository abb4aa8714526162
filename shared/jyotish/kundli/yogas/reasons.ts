import type { findFixedDignity } from '../dignity';
import type { Graha } from '../../zodiac/graha';

/** The nature of a rashi: Mesha is movable, Vrishabha fixed, Mithuna dual, and so on round. */
export type RashiNature = 'movable' | 'fixed' | 'dual';

/** A dignity that depends on the longitude alone. */
export type FixedDignity = NonNullable<ReturnType<typeof findFixedDignity>>;

/**
 * One condition that was met. Houses are 1 to 12 from the lagna unless `from` names a graha from
 * whose rashi they are counted; rashis are 0 to 11.
 */
export type Reason =
  | { kind: 'in-house'; graha: Graha; house: number }
  | { kind: 'in-house-from'; graha: Graha; from: Graha; house: number }
  | { kind: 'in-rashi'; graha: Graha; rashi: number }
  | { kind: 'in-navamsa'; graha: Graha; rashi: number }
  | { kind: 'in-drekkana'; graha: Graha; rashi: number }
  | { kind: 'dignity'; graha: Graha; dignity: FixedDignity }
  | { kind: 'among-friends'; graha: Graha; friend: Graha }
  | { kind: 'strong'; graha: Graha }
  | { kind: 'lord'; graha: Graha; house: number }
  | { kind: 'dispositor'; graha: Graha; of: Graha }
  | { kind: 'navamsa-dispositor'; graha: Graha; of: Graha }
  | { kind: 'exaltation-lord'; graha: Graha; of: Graha }
  | { kind: 'together'; graha: Graha; other: Graha }
  | { kind: 'aspects'; graha: Graha; other: Graha }
  | { kind: 'aspects-house'; graha: Graha; house: number }
  | { kind: 'exchange'; graha: Graha; other: Graha }
  | { kind: 'no-graha'; houses: readonly number[]; from?: Graha }
  | { kind: 'no-malefic'; houses: readonly number[] }
  | { kind: 'lagna'; rashi: number }
  | { kind: 'birth'; time: 'day' | 'night'; sex: 'male' | 'female' }
  | { kind: 'seven-in-houses'; houses: readonly number[] }
  | { kind: 'seven-in-rashis'; nature: RashiNature }
  | { kind: 'rashis-occupied'; count: number }
  /** All seven stand between the nodes, from `graha` onwards in zodiacal order, but for `outside`. */
  | { kind: 'between-nodes'; graha: 'rahu' | 'ketu'; outside: readonly Graha[] };

/** The conditions that made a rule hold, or null where it does not hold. */
export type Evidence = readonly Reason[] | null;

/** A rule with a name of its own that held, and the conditions it met. */
export interface NamedEvidence {
  id: string;
  because: readonly Reason[];
}

/** Those of several named rules that hold. */
export function listNamed(rules: Readonly<Record<string, Evidence>>): NamedEvidence[] {
  return Object.entries(rules).flatMap(([id, because]) => (because ? [{ id, because }] : []));
}

/** All of the evidence together; null as soon as one part is missing. */
export function all(...parts: readonly Evidence[]): Evidence {
  const reasons: Reason[] = [];
  for (const part of parts) {
    if (!part) return null;
    reasons.push(...part);
  }
  return reasons;
}

/** The first part that holds. */
export function either(...parts: readonly Evidence[]): Evidence {
  return parts.find((part) => part !== null) ?? null;
}

/** All parts that hold, together; null when none does. */
export function some(...parts: readonly Evidence[]): Evidence {
  const held = parts.filter((part) => part !== null);
  return held.length > 0 ? held.flat() : null;
}

/** A bare condition: the reason if it is true. */
export function when(isTrue: boolean, ...reasons: readonly Reason[]): Evidence {
  return isTrue ? reasons : null;
}

/** The grahas the reasons speak of, each once, in the order they come. */
export function listGrahas(reasons: readonly Reason[]): Graha[] {
  const found = reasons.flatMap((reason) => [
    ...('graha' in reason ? [reason.graha] : []),
    ...('other' in reason ? [reason.other] : []),
    ...('of' in reason ? [reason.of] : []),
    ...('from' in reason && reason.from ? [reason.from] : []),
  ]);
  return [...new Set(found)];
}
