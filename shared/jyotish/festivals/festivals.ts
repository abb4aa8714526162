import { writeInstant } from '../astronomy/time-scales';
import { addDays } from '../panchang/civil-day';
import type { DayAbsence } from '../panchang/sun-day';
import type { AlmanacInput, YearAlmanac } from './almanac';
import { computeYearAlmanac } from './almanac';
import type { Clause } from './choose-day';
import type { FestivalDefinition, FestivalKind, Tradition } from './definition';
import { ekadashis } from './ekadashis';
import { lunarFestivals } from './lunar-festivals';
import { navratriFestivals } from './navratri-festivals';
import { darkHalfFestivals } from './dark-half-festivals';
import { monthlyVrats } from './monthly-vrats';
import type { FestivalId } from './names';
import type { FestivalMonth, Finding, FestivalRule } from './rule';
import { solarFestivals } from './solar-festivals';

/** What `listFestivals` takes. */
export interface FestivalInput extends AlmanacInput {
  /** Whose dates come first where traditions differ; left out, those of most public calendars. */
  tradition?: Tradition;
}

/** The date another tradition keeps. */
export interface FestivalAlternative {
  tradition: Tradition;
  date: string;
  rule: string;
  ruleHindi: string;
  because: Clause;
  /** As in `Festival`. */
  instants: Readonly<Record<string, string>>;
}

/** A festival or vrat on its date. */
export interface Festival {
  id: FestivalId;
  kind: FestivalKind;
  /** Civil date of the sunrise its day begins with, `YYYY-MM-DD`. */
  date: string;
  /** The rule that chose the date, in English and in Hindi. */
  rule: string;
  ruleHindi: string;
  /** Which clause of the rule decided. */
  because: Clause;
  /** The lunar month, for festivals that go by it. */
  month?: FestivalMonth;
  /** The tithi it is kept for (1-30), for festivals that go by it. */
  tithi?: number;
  /**
   * ISO 8601 UTC by name: `tithiStart`, `tithiEnd`, `kalaStart` and `kalaEnd` (the deciding time of
   * day as far as the tithi covers it: the time for the puja), `moonrise`, `bhadraEnd`, `sankranti`,
   * `paranaStart`, `paranaEnd`, `hariVasaraEnd` and others, where they matter.
   */
  instants: Readonly<Record<string, string>>;
  /** Whose rule gave the date, where traditions have different rules. */
  tradition?: Tradition;
  /** Other traditions, where their date is another one. */
  alternatives: FestivalAlternative[];
}

/** Every festival with its rule, and the rules of others. */
export const festivalDefinitions: readonly FestivalDefinition[] = [
  ...lunarFestivals,
  ...navratriFestivals,
  ...darkHalfFestivals,
  ...solarFestivals,
  ...ekadashis,
  ...monthlyVrats,
];

/** Dates on which no festival can fall: the sun does not rise or set, or the zone left the date out. */
export interface AbsentDates {
  /** First and last civil date, `YYYY-MM-DD`. */
  from: string;
  until: string;
  why: DayAbsence;
}

/**
 * All festivals and vrats whose date falls into a year, by date.
 * @throws RangeError for a year outside 1800 to 2199 or an unknown zone
 */
export function listFestivals(input: FestivalInput): Festival[] {
  return computeFestivalYear(input).festivals;
}

/** The same, with the dates that have no festivals because they have no sunrise. */
export function computeFestivalYear(input: FestivalInput): {
  festivals: Festival[];
  absent: AbsentDates[];
} {
  const almanac = computeYearAlmanac(input);
  const festivals = festivalDefinitions
    .flatMap((definition) => findFestivals(almanac, preferTradition(definition, input.tradition)))
    .filter(({ date }) => date.startsWith(String(input.year)))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return { festivals, absent: joinDates(almanac.absent) };
}

function joinDates(days: YearAlmanac['absent']): AbsentDates[] {
  const joined: AbsentDates[] = [];
  for (const { date, why } of days) {
    const last = joined.at(-1);
    if (last?.why === why && addDays(last.until, 1) === date) last.until = date;
    else joined.push({ from: date, until: date, why });
  }
  return joined;
}

function preferTradition(
  definition: FestivalDefinition,
  tradition: Tradition | undefined,
): FestivalDefinition {
  const preferred = definition.others?.find((other) => other.tradition === tradition);
  if (!preferred || !definition.tradition) return definition;
  const usual = { tradition: definition.tradition, rule: definition.rule };
  const rest = (definition.others ?? []).filter((other) => other !== preferred);
  return { ...definition, ...preferred, others: [usual, ...rest] };
}

function findFestivals(almanac: YearAlmanac, definition: FestivalDefinition): Festival[] {
  const { id, kind, rule, tradition, others = [] } = definition;
  const found = others.map((other) => ({ ...other, findings: other.rule.find(almanac) }));
  return rule.find(almanac).map((finding) => {
    const alternatives = found.flatMap((other) => {
      const near = other.findings.find(({ day }) => isNear(day.index, finding.day.index));
      if (!near || near.day === finding.day) return [];
      return [{ tradition: other.tradition, ...writeFinding(near, other.rule) }];
    });
    return {
      id,
      kind,
      ...writeFinding(finding, rule),
      ...(finding.month ? { month: finding.month } : {}),
      ...(finding.tithi === undefined ? {} : { tithi: finding.tithi }),
      ...(tradition ? { tradition } : {}),
      alternatives,
    };
  });
}

function writeFinding({ day, because, instants }: Finding, rule: FestivalRule) {
  const written = Object.entries(instants).map(([name, ut]) => [name, writeInstant(ut)]);
  const times = Object.fromEntries(written) as Record<string, string>;
  const { en, hi } = rule.text;
  return { date: day.date, rule: en, ruleHindi: hi, because, instants: times };
}

/** Dates of one observance in different traditions lie within a few days of each other. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 3;
}
