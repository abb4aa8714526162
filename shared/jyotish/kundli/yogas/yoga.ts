import type { BirthPlaces } from './places';
import type { Evidence, Reason } from './reasons';

/** The works the rules are taken from. */
export type Work =
  | 'brihat-parashara-hora-shastra'
  | 'phaladeepika'
  | 'brihat-jataka'
  | 'saravali'
  | 'three-hundred-combinations'
  | 'later-tradition';

/** Where a rule stands; the verse only where the editions agree on its number. */
export interface Source {
  work: Work;
  chapter?: number;
  verses?: string;
}

/** What of the person, beside the chart, a rule may ask for. */
export interface Person {
  sex?: 'female' | 'male';
}

/** One rule. */
export interface YogaRule {
  source: Source;
  /** The formations in a chart; what is null did not come about. */
  find: (chart: BirthPlaces, person: Person) => readonly Evidence[];
  /** The rules that may set one formation aside, by name. */
  cancel?: (chart: BirthPlaces, because: readonly Reason[]) => Readonly<Record<string, Evidence>>;
}

/** Rules by the yoga's id. */
export type YogaRules = Readonly<Record<string, YogaRule>>;

/** A rule that forms at most once in a chart. */
export const once = (
  source: Source,
  rule: (chart: BirthPlaces, person: Person) => Evidence,
): YogaRule => ({ source, find: (chart, person) => [rule(chart, person)] });

/** A rule that can form several times, by different grahas. */
export const many = (
  source: Source,
  rule: (chart: BirthPlaces) => readonly Evidence[],
): YogaRule => ({ source, find: rule });

const cite =
  (work: Work) =>
  (chapter?: number, verses?: string): Source => ({
    work,
    ...(chapter !== undefined && { chapter }),
    ...(verses !== undefined && { verses }),
  });

export const bphs = cite('brihat-parashara-hora-shastra');
export const phaladeepika = cite('phaladeepika');
export const brihatJataka = cite('brihat-jataka');
export const saravali = cite('saravali');
export const threeHundred = cite('three-hundred-combinations');
export const laterTradition = cite('later-tradition');
