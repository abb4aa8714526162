import type { PanchangPlace, VisibleEclipse } from 'shared/contracts/astro-panchang';
import type { Eclipse } from 'shared/jyotish/astronomy/eclipses/eclipses';
import { findEclipses, observeEclipse } from 'shared/jyotish/astronomy/eclipses/eclipses';
import { readInstant, writeInstant } from 'shared/jyotish/astronomy/time-scales';

// praharas of three hours before the first contact: four for the sun, three for the moon
const sutakDays = { sun: 12 / 24, moon: 9 / 24 };

/**
 * The eclipses a place sees between two instants (ISO 8601), with their sutak. What stays below the
 * horizon or is penumbral has none. Source: Dharma Sindhu, chapter 1 (grahana).
 */
export function listEclipses(place: PanchangPlace, from: string, until: string): VisibleEclipse[] {
  const [start, end] = [readInstant(from).ut, readInstant(until).ut];
  return findEclipses(start - 0.5, end + 0.5).flatMap((eclipse) => {
    const seen = observeEclipse(eclipse, place);
    if (!seen?.visible || seen.visible.from >= end || seen.visible.until <= start) return [];
    const sutakStart = seen.span.from - sutakDays[eclipse.body];
    return {
      body: eclipse.body,
      kind: eclipse.kind,
      start: writeInstant(seen.visible.from),
      end: writeInstant(seen.visible.until),
      greatest: writeInstant(seen.greatest),
      magnitude: seen.magnitude,
      sutak: hasSutak(eclipse)
        ? { start: writeInstant(sutakStart), end: writeInstant(seen.visible.until) }
        : null,
    };
  });
}

function hasSutak({ kind }: Eclipse): boolean {
  return kind !== 'penumbral';
}
