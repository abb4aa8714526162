import type { Eclipse, LocalKind } from '../astronomy/eclipses/eclipse-types';
import { findEclipses, observeEclipse } from '../astronomy/eclipses/eclipses';
import { writeInstant } from '../astronomy/time-scales';
import type { Reckoning } from './almanac';
import type { Span, Written } from './spans';
import { writeSpan } from './spans';

/** An eclipse as a place sees it, from `start` to `end`: between its contacts and above the horizon. ISO 8601 UTC. */
export interface DayEclipse extends Written<Span> {
  body: Eclipse['body'];
  /** What is seen here. */
  kind: LocalKind;
  /** What it is where most of it is seen. */
  kindOnEarth: Eclipse['kind'];
  /** When most of it is seen here: at the rise or the set if its deepest moment is hidden. */
  greatest: string;
  /** Share of the diameter covered then, or in the shadow; of a central one of the sun the ratio of the diameters. */
  magnitude: number;
  /** Share of the sun's disc covered then; null for the moon. */
  obscuration: number | null;
  /** First and last contact, the horizon not regarded. */
  contacts: Written<Span>;
  /** While it is seen total, or as a ring. */
  central: Written<Span> | null;
  /** Whether it is going on as the body rises, and as it sets. */
  risesEclipsed: boolean;
  setsEclipsed: boolean;
  /** Null for a penumbral eclipse. */
  sutak: Written<Span> | null;
}

// praharas of three hours before the first contact: four for the sun, three for the moon
const sutakDays = { sun: 12 / 24, moon: 9 / 24 };

/**
 * The eclipses a place sees in a stretch of universal time, with their sutak. What stays below the
 * horizon, by the rules the day's risings follow, or is penumbral has none.
 * Source: Dharma Sindhu, chapter 1 (grahana).
 */
export function listDayEclipses(
  { start, end }: Span,
  { place, riseRule, moonRiseRule }: Pick<Reckoning, 'place' | 'riseRule' | 'moonRiseRule'>,
): DayEclipse[] {
  return findEclipses(start - 0.5, end + 0.5).flatMap((eclipse) => {
    const rule = eclipse.body === 'sun' ? riseRule : moonRiseRule;
    const local = observeEclipse(eclipse, place, rule);
    const seen = local?.visible;
    if (!seen || seen.from >= end || seen.until <= start) return [];
    const { body, kind } = eclipse;
    const sutakStart = local.span.from - sutakDays[body];
    return {
      body,
      kind: seen.kind,
      kindOnEarth: kind,
      ...writeSpan({ start: seen.from, end: seen.until }),
      greatest: writeInstant(seen.maximum),
      magnitude: seen.magnitude,
      obscuration: seen.obscuration,
      contacts: writeSpan({ start: local.span.from, end: local.span.until }),
      central: seen.central && writeSpan({ start: seen.central.from, end: seen.central.until }),
      risesEclipsed: seen.risesEclipsed,
      setsEclipsed: seen.setsEclipsed,
      sutak: kind === 'penumbral' ? null : writeSpan({ start: sutakStart, end: seen.until }),
    };
  });
}
