import type { Graha } from '../zodiac/graha';
import type { Zodiac } from '../zodiac/graha-places';
import { grahaLongitude, locateGraha } from '../zodiac/graha-places';
import { listTurns, moveGraha } from './motion';
import type { TransitSpan } from './span';
import { readSpan, widenSpan, writeTerrestrial } from './span';

/** The five that stand still and turn. Sun and Moon never do; the mean nodes are always retrograde. */
export const turningGrahas = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

/** A graha standing still before it turns. */
export interface Station {
  graha: Graha;
  /** What it becomes. */
  turns: 'retrograde' | 'direct';
  /** Sidereal degrees. */
  longitude: number;
  /** ISO 8601 UTC. */
  at: string;
}

/** A stretch of backward motion. */
export interface RetrogradeSpan {
  graha: Graha;
  /** ISO 8601 UTC; both stations, even where they lie outside the span that was asked for. */
  from: string;
  until: string;
  /** Sidereal degrees where it begins and ends. */
  fromLongitude: number;
  untilLongitude: number;
}

// the longest retrogression (Saturn's, 20 weeks) with room to spare
const longestDays = 160;

/**
 * The stations of a span in order of time; of Mars to Saturn unless `grahas` says otherwise. A graha
 * stands still in the zodiac of the span: tropical almanacs have stations some minutes from the
 * sidereal ones (Saturn an hour), because their zodiac itself moves.
 * @throws RangeError as `readInstant` does, and for an empty span
 */
export function listStations(span: TransitSpan): Station[] {
  const { from, until, zodiac } = readSpan(span);
  return (span.grahas ?? turningGrahas)
    .flatMap((graha) => findTurns(graha, from, until, zodiac).map((turn) => ({ graha, ...turn })))
    .sort((a, b) => a.tt - b.tt)
    .map(({ graha, tt, turns }) => {
      const longitude = grahaLongitude(graha, tt, zodiac);
      return { graha, turns, longitude, at: writeTerrestrial(tt) };
    });
}

/**
 * The retrograde stretches that touch a span, in order of their beginning. At the ends of the
 * engine's years a stretch is cut.
 * @throws RangeError as `listStations`
 */
export function listRetrogradeSpans(span: TransitSpan): RetrogradeSpan[] {
  const asked = readSpan(span);
  const wide = widenSpan(asked, longestDays);
  const found = (span.grahas ?? turningGrahas).flatMap((graha) => {
    const edges = findTurns(graha, wide.from, wide.until, asked.zodiac);
    const stretches = [];
    let begin = isRetrograde(graha, wide.from, asked.zodiac) ? wide.from : null;
    for (const { tt, turns } of [...edges, { tt: wide.until, turns: 'direct' }]) {
      if (turns === 'direct' && begin !== null) stretches.push({ graha, begin, end: tt });
      begin = turns === 'direct' ? null : tt;
    }
    return stretches.filter(({ begin: start, end }) => start < asked.until && end > asked.from);
  });
  return found
    .sort((a, b) => a.begin - b.begin)
    .map(({ graha, begin, end }) => ({
      graha,
      from: writeTerrestrial(begin),
      until: writeTerrestrial(end),
      fromLongitude: grahaLongitude(graha, begin, asked.zodiac),
      untilLongitude: grahaLongitude(graha, end, asked.zodiac),
    }));
}

function findTurns(graha: Graha, from: number, until: number, zodiac: Zodiac) {
  let wasRetrograde = isRetrograde(graha, from, zodiac);
  return listTurns(moveGraha(graha, zodiac), from, until).map((tt) => {
    wasRetrograde = !wasRetrograde;
    return { tt, turns: wasRetrograde ? ('retrograde' as const) : ('direct' as const) };
  });
}

function isRetrograde(graha: Graha, tt: number, zodiac: Zodiac): boolean {
  return locateGraha(graha, tt, zodiac).speed < 0;
}
