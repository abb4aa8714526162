import { namePurnimantaMonth } from '../panchang/lunar-month';
import type { YearAlmanac, AlmanacDay, TithiSpan } from './almanac';
import type { Clause, DayChoice } from './choose-day';
import { chooseDay } from './choose-day';
import { describeChoice, describeCount, nameTithiOf } from './describe-rule';
import type { BilingualText } from './wording';
import { nameMonth, nameTithi } from './wording';

/** A lunar month, 1 Chaitra to 12 Phalguna: by months that end with the new and with the full moon. */
export interface FestivalMonth {
  amanta: number;
  purnimanta: number;
  adhika: boolean;
}

/** One day a rule has found. */
export interface Finding {
  day: AlmanacDay;
  because: Clause;
  /** Times that matter on it, by name; universal, days from J2000. */
  instants: Readonly<Record<string, number>>;
  /** The lunar month, for rules that go by it. */
  month?: FestivalMonth;
  /** The tithi it is kept for, 1-30. */
  tithi?: number;
}

/** How a festival is found in an almanac, and how that is said. */
export interface FestivalRule {
  text: BilingualText;
  find(almanac: YearAlmanac): Finding[];
}

interface TithiRule extends DayChoice {
  /** Amanta months, 1 Chaitra to 12 Phalguna; left out, every month, adhika too. */
  month?: number;
  /** 1-30. */
  tithi: number;
  /** Kept in the adhika month where the year has one of that name, not in the true one. */
  prefersAdhika?: boolean;
}

/** Whether a tithi is one of a month that is not adhika; a lost (kshaya) month lives in the one that took it. */
export function isOfMonth({ month }: TithiSpan, amanta: number): boolean {
  return !month.adhika && (month.amanta === amanta || month.kshaya === amanta);
}

/** The month of a tithi, as festivals give it. */
export function monthOf({ month, index }: TithiSpan): FestivalMonth {
  const { amanta, adhika } = month;
  return { amanta, purnimanta: namePurnimantaMonth(month, index), adhika };
}

/** A tithi of a lunar month, or of every month, on the day that the time of day decides. */
export function onTithi(rule: TithiRule): FestivalRule {
  const { month, tithi, prefersAdhika = false } = rule;
  const isMeant = (span: TithiSpan, { tithis }: YearAlmanac): boolean => {
    if (month === undefined) return true;
    const isAdhika = (one: TithiSpan) => one.month.adhika && one.month.amanta === month;
    return prefersAdhika && tithis.some(isAdhika) ? isAdhika(span) : isOfMonth(span, month);
  };
  return {
    text: describeTithiRule(rule),
    find: (almanac) =>
      almanac.tithis
        .filter((span) => span.index === tithi && isMeant(span, almanac))
        .flatMap((span) => findOnTithi(almanac, span, rule)),
  };
}

/** The day of one tithi, as a list of one; empty where it lies outside the almanac. */
export function findOnTithi(almanac: YearAlmanac, span: TithiSpan, choice: DayChoice): Finding[] {
  const chosen = chooseDay(almanac, span, choice);
  if (!chosen) return [];
  const { day, because, kala } = chosen;
  const [kalaStart, kalaEnd] = [Math.max(kala.start, span.start), Math.min(kala.end, span.end)];
  const instants = {
    tithiStart: span.start,
    tithiEnd: span.end,
    ...(kala.start === kala.end ? { [choice.kala]: kala.start } : {}),
    ...(kalaStart < kalaEnd ? { kalaStart, kalaEnd } : {}),
  };
  return [{ day, because, instants, month: monthOf(span), tithi: span.index }];
}

/** The same tithi on another day than its deciding time pointed to: that time no longer counts. */
export function moveFinding(finding: Finding, day: AlmanacDay, because: Clause): Finding {
  const { tithiStart, tithiEnd } = finding.instants;
  const isOfTithi = tithiStart !== undefined && tithiEnd !== undefined;
  return { ...finding, day, because, instants: isOfTithi ? { tithiStart, tithiEnd } : {} };
}

/**
 * A number of days after the days of another rule (before them, when negative).
 * @param name whose days those are
 */
export function daysFrom(base: FestivalRule, days: number, name: BilingualText): FestivalRule {
  return {
    text: describeCount(name, days, base.text),
    find: (almanac) =>
      base.find(almanac).flatMap(({ day: from, month }): Finding[] => {
        const day = almanac.days[from.index + days];
        return day ? [{ day, because: 'counted', instants: {}, ...(month && { month }) }] : [];
      }),
  };
}

function describeTithiRule({ month, tithi, prefersAdhika, ...choice }: TithiRule): BilingualText {
  if (month === undefined)
    return describeChoice(nameTithi(tithi), choice, {
      often: { en: 'every month', hi: 'हर महीने' },
    });
  const { en, hi } = describeChoice(nameTithiOf(month, tithi), choice);
  if (!prefersAdhika) return { en, hi };
  const name = nameMonth(month);
  return {
    en: `${en}. In a year with an extra (adhika) ${name.en} it belongs to the extra month`,
    hi: `${hi}। जिस वर्ष अधिक ${name.hi} हो, उस वर्ष अधिक मास में`,
  };
}
