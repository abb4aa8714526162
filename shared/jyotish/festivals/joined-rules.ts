import type { Span } from '../panchang/spans';
import type { AlmanacDay, TithiSpan, YearAlmanac } from './almanac';
import { atSunrise, inAparahna } from './choices';
import type { DayChoice } from './choose-day';
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
    en: 'Kept on the day that has Shukla Dashami of Ashwina in the afternoon (aparahna), of two such days the one with more of it; on the next day where that alone has Shravana nakshatra, at its sunrise',
    hi: 'जिस दिन अपराह्न (दोपहर बाद) में आश्विन की शुक्ल दशमी हो, वही दिन; ऐसे दो दिन हों तो जिसमें वह अधिक हो। श्रवण नक्षत्र केवल अगले दिन के सूर्योदय पर हो तो अगला दिन',
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
    en: 'Kept on the day that has Krishna Ashtami of Shravana (Bhadrapada in the north) around midnight (nishita); on the next day where that still begins with Ashtami and its night alone has Rohini nakshatra',
    hi: 'जिस दिन निशीथ (आधी रात) में श्रावण (उत्तर भारत में भाद्रपद) की कृष्ण अष्टमी हो, वही दिन; अगला दिन भी अष्टमी से आरंभ हो और रोहिणी नक्षत्र केवल उसी रात में हो तो अगला दिन',
  },
  find: findJanmashtami({ kala: 'nishita', both: 'later', neither: 'later' }),
};

/**
 * Krishna Janmashtami of the Vaishnavas: Ashtami at sunrise, so that Saptami does not touch the day;
 * with no sunrise of its own, the day after. Of two sunrises the second where its night, not the
 * first's, has Rohini. Source: Hari Bhakti Vilasa 15.
 */
export const vaishnavaJanmashtami: FestivalRule = {
  text: {
    en: 'Kept on the day that has Krishna Ashtami of Shravana (Bhadrapada in the north) at sunrise, so that Saptami does not touch it; if no day has, on the day after Ashtami begins. Of two such days Rohini nakshatra at night decides',
    hi: 'जिस दिन सूर्योदय के समय श्रावण (उत्तर भारत में भाद्रपद) की कृष्ण अष्टमी हो, वही दिन, ताकि सप्तमी का स्पर्श न हो; ऐसा दिन न हो तो अष्टमी के आरंभ का अगला दिन। ऐसे दो दिन हों तो रात का रोहिणी नक्षत्र निर्णय करता है',
  },
  find: findJanmashtami({ ...atSunrise, neither: 'later' }),
};

/** Ashtami by the day's choice; the next day, where it still begins with Ashtami and its night alone has Rohini. */
function findJanmashtami(choice: DayChoice): FestivalRule['find'] {
  return (almanac) =>
    listTithis(almanac, 5, 23).flatMap((span) =>
      findOnTithi(almanac, span, choice).map((finding): Finding => {
        const next = almanac.days[finding.day.index + 1];
        if (!next || span.end <= next.sunrise) return finding;
        const joins = (day: AlmanacDay) =>
          touches(almanac, rohini, findKala(almanac, day, 'nishita'));
        if (joins(finding.day) || !joins(next)) return finding;
        return moveFinding(finding, next, 'nakshatra-joined');
      }),
    );
}

/** Engili Pula Bathukamma: the Amavasya, in aparahna, after which the true Ashwina begins. */
export const bathukamma: FestivalRule = {
  text: {
    en: 'Kept on the afternoon (aparahna) of the Amavasya after which Ashwina begins, not an extra (adhika) Ashwina',
    hi: 'जिस अमावस्या के बाद शुद्ध आश्विन (अधिक नहीं) आरंभ हो, वह अमावस्या जिस दिन अपराह्न (दोपहर बाद) में हो',
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
    en: 'Kept on the Friday on or before the Purnima of Shravana, counted at sunrise',
    hi: 'श्रावण पूर्णिमा (सूर्योदय की) यदि शुक्रवार को हो तो वही दिन, नहीं तो उससे पहले का शुक्रवार',
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
    en: 'Kept on the Monday after the last Sunday of Ashadha; a Sunday of Amavasya is not counted',
    hi: 'आषाढ़ के अंतिम रविवार के बाद का सोमवार; अमावस्या का रविवार नहीं गिना जाता',
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
    scheme === 'amanta'
      ? { en: 'ends with the new moon', hi: 'जहाँ महीना अमावस्या पर पूरा होता है' }
      : { en: 'ends with the full moon', hi: 'जहाँ महीना पूर्णिमा पर पूरा होता है' };
  return {
    text: {
      en: `Kept on every Monday of Shravana, where the month ${month.en}`,
      hi: `श्रावण का हर सोमवार, ${month.hi}`,
    },
    find: ({ days, tithis }) =>
      days
        .filter(({ vara }) => vara === 1)
        .flatMap((day): Finding[] => {
          const span = tithis.find(({ end }) => end > day.sunrise);
          if (!span) return [];
          const isDarkBefore = scheme === 'purnimanta' && span.index > 15;
          if (!isOfMonth(span, isDarkBefore ? 4 : 5)) return [];
          return [{ day, because: 'weekday', instants: {}, month: monthOf(span) }];
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
  return day ? [moveFinding(finding, day, 'weekday')] : [];
}
