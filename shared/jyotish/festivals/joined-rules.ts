import type { Span } from '../panchang/spans';
import type { AlmanacDay, TithiSpan, YearAlmanac } from './almanac';
import { atSunrise, inAparahna } from './choices';
import type { Kala } from './kala';
import { findKala, takeDay } from './kala';
import type { FestivalRule, Finding } from './rule';
import { findOnTithi, isOfMonth, monthOf, moveFinding } from './rule';

/** Festivals that a nakshatra, a weekday or the month to come decides together with the tithi. */

const [rohini, shravana] = [4, 22];

/**
 * Vijayadashami: Ashwina Shukla Dashami in aparahna; the second day, where Dashami still has three
 * muhurtas of it and its sunrise has Shravana, which the first day's aparahna had not.
 * Source: Nirnaya Sindhu, second chapter, Vijayadashami; Dharma Sindhu likewise.
 */
export const vijayadashami: FestivalRule = {
  text: {
    en: 'Ashwina Shukla Dashami in aparahna; the second day if only its sunrise has Shravana nakshatra',
    hi: 'आश्विन शुक्ल दशमी, अपराह्न में; श्रवण नक्षत्र केवल दूसरे दिन के सूर्योदय पर हो तो दूसरा दिन',
  },
  find: (almanac) =>
    listTithis(almanac, 7, 10).flatMap((span) =>
      findOnTithi(almanac, span, { kala: 'aparahna', both: 'longer', neither: 'later' }).map(
        (finding): Finding => {
          const next = almanac.days[finding.day.index + 1];
          if (!next || span.end < takeDay(next, 5, 0).end) return finding;
          const joins = (day: AlmanacDay, kala: Kala) =>
            touches(almanac, shravana, findKala(almanac, day, kala));
          if (joins(finding.day, 'aparahna') || !joins(next, 'sunrise')) return finding;
          return moveFinding(finding, next, 'nakshatra-joined');
        },
      ),
    ),
};

/**
 * Krishna Janmashtami of the Smartas: Shravana (amanta) Krishna Ashtami in nishita; the next day
 * where it still begins with Ashtami and its night, not the first, has Rohini.
 * Source: Dharma Sindhu, second chapter, Janmashtami (kevala and jayanti); Nirnaya Sindhu likewise.
 */
export const smartaJanmashtami: FestivalRule = {
  text: {
    en: 'Shravana (amanta) Krishna Ashtami in nishita; the next day if Rohini is in that night alone',
    hi: 'श्रावण (अमांत) कृष्ण अष्टमी, निशीथ में; रोहिणी केवल अगली रात हो तो अगला दिन',
  },
  find: (almanac) =>
    listTithis(almanac, 5, 23).flatMap((span) =>
      findOnTithi(almanac, span, { kala: 'nishita', both: 'later', neither: 'later' }).map(
        (finding): Finding => {
          const next = almanac.days[finding.day.index + 1];
          if (!next || span.end <= next.sunrise) return finding;
          const joins = (day: AlmanacDay) =>
            touches(almanac, rohini, findKala(almanac, day, 'nishita'));
          if (joins(finding.day) || !joins(next)) return finding;
          return moveFinding(finding, next, 'nakshatra-joined');
        },
      ),
    ),
};

/** Engili Pula Bathukamma: the Amavasya, in aparahna, after which the true Ashwina begins. */
export const bathukamma: FestivalRule = {
  text: {
    en: 'The Amavasya in aparahna that is followed by Ashwina (not its adhika month)',
    hi: 'जिस अमावस्या के बाद शुद्ध आश्विन आरंभ हो, अपराह्न में',
  },
  find: (almanac) =>
    almanac.tithis
      .filter((span, index) => {
        const next = almanac.tithis[index + 1];
        return span.index === 30 && next !== undefined && isOfMonth(next, 7);
      })
      .flatMap((span) => findOnTithi(almanac, span, inAparahna)),
};

/** Varalakshmi Vrata: the Friday on or before Shravana Purnima. */
export const varalakshmi: FestivalRule = {
  text: {
    en: 'The Friday on or before Shravana Purnima at sunrise',
    hi: 'श्रावण पूर्णिमा (सूर्योदय पर) को या उससे पहले का शुक्रवार',
  },
  find: (almanac) =>
    listTithis(almanac, 5, 15).flatMap((span) =>
      findOnTithi(almanac, span, atSunrise).flatMap((finding) =>
        countTo(almanac, finding, finding.day.index - ((finding.day.vara + 2) % 7)),
      ),
    ),
};

/** Bonalu, Telangana's holiday: the Monday after the last Sunday before Ashadha Amavasya. */
export const bonalu: FestivalRule = {
  text: {
    en: 'The day after the last Sunday of Ashadha, Amavasya not counted',
    hi: 'आषाढ़ के अंतिम रविवार (अमावस्या को छोड़कर) का अगला दिन',
  },
  find: (almanac) =>
    listTithis(almanac, 4, 30).flatMap((span) =>
      findOnTithi(almanac, span, atSunrise).flatMap((finding) => {
        const eve = finding.day.index - 1;
        const sunday = eve - ((finding.day.vara + 6) % 7);
        return countTo(almanac, finding, sunday + 1);
      }),
    ),
};

/** The Mondays of Shravana, by amanta or (two weeks earlier) by purnimanta months. */
export function everyShravanaMonday(scheme: 'amanta' | 'purnimanta'): FestivalRule {
  const month =
    scheme === 'amanta' ? { en: 'amanta', hi: 'अमांत' } : { en: 'purnimanta', hi: 'पूर्णिमांत' };
  return {
    text: { en: `The Mondays of Shravana (${month.en})`, hi: `${month.hi} श्रावण के सोमवार` },
    find: ({ days, tithis }) =>
      days
        .filter(({ vara }) => vara === 1)
        .flatMap((day): Finding[] => {
          const span = tithis.find(({ end }) => end > day.sunrise);
          if (!span) return [];
          const isDarkBefore = scheme === 'purnimanta' && span.index > 15;
          if (!isOfMonth(span, isDarkBefore ? 4 : 5)) return [];
          return [{ day, because: 'only-day', instants: {}, month: monthOf(span) }];
        }),
  };
}

function listTithis({ tithis }: YearAlmanac, month: number, tithi: number): TithiSpan[] {
  return tithis.filter((span) => span.index === tithi && isOfMonth(span, month));
}

function touches({ nakshatras }: YearAlmanac, nakshatra: number, kala: Span | null): boolean {
  return nakshatras.some(
    ({ index, start, end }) =>
      index === nakshatra && kala !== null && start < kala.end && end > kala.start,
  );
}

function countTo(almanac: YearAlmanac, finding: Finding, index: number): Finding[] {
  const day = almanac.days[index];
  return day ? [moveFinding(finding, day, 'counted')] : [];
}
