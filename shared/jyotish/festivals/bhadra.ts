import { findElementEnd } from '../panchang/elements';
import type { TithiSpan, YearAlmanac } from './almanac';
import { inLaterAparahna } from './choices';
import { findKala, takeDay } from './kala';
import type { FestivalRule, Finding } from './rule';
import { findOnTithi, isOfMonth, moveFinding } from './rule';

/** Bhadra (Vishti karana) of a Purnima is its first half; universal time in days from J2000. */
function findBhadraEnd({ start, end }: TithiSpan): number {
  return findElementEnd('karana', start + (end - start) / 4);
}

/**
 * Raksha Bandhan: Shravana Purnima in aparahna, free of Bhadra. Where Bhadra holds the aparahna, the
 * second day if Purnima lasts three muhurtas of it, otherwise the first after Bhadra has ended.
 * Source: Dharma Sindhu, second chapter, Shravana Purnima; Nirnaya Sindhu likewise.
 */
export const rakshaBandhan: FestivalRule = {
  text: {
    en: 'Shravana Purnima in aparahna without Bhadra; else the second day if Purnima lasts three muhurtas of it, else the first after Bhadra',
    hi: 'श्रावण पूर्णिमा, भद्रा रहित अपराह्न में; अन्यथा दूसरे दिन तीन मुहूर्त पूर्णिमा हो तो वह दिन, नहीं तो पहले दिन भद्रा के बाद',
  },
  find: (almanac) =>
    listPurnimas(almanac, 5).flatMap((span): Finding[] => {
      const [usual] = findOnTithi(almanac, span, inLaterAparahna);
      if (!usual) return [];
      const bhadraEnd = findBhadraEnd(span);
      const aparahna = findKala(almanac, usual.day, 'aparahna');
      const next = almanac.days[usual.day.index + 1];
      if (aparahna && bhadraEnd <= aparahna.start) return [addBhadra(usual, bhadraEnd)];
      const lasts = next && span.end >= takeDay(next, 5, 0).end;
      const moved = moveFinding(usual, lasts ? next : usual.day, 'bhadra-avoided');
      return [addBhadra(moved, bhadraEnd)];
    }),
};

/**
 * Holika Dahan: Phalguna Purnima in pradosha; where Bhadra holds the evening, after it has ended that
 * night. Purnima that reaches pradosha on two days is kept on the second; so is one that falls short
 * of it, when Bhadra spoils the first evening and Purnima lasts three and a half praharas of the
 * second day. (Whether Pratipada is then the longer tithi is not asked, nor do almanacs ask it.)
 * Source: Dharma Sindhu, second chapter, Phalguna Purnima; Nirnaya Sindhu likewise.
 */
export const holikaDahan: FestivalRule = {
  text: {
    en: 'Phalguna Purnima in pradosha, after Bhadra; on two days the later; with Bhadra, the next evening if Purnima lasts seven eighths of that day',
    hi: 'फाल्गुन पूर्णिमा, प्रदोष में, भद्रा के बाद; दो दिन हो तो दूसरा; भद्रा हो और अगले दिन साढ़े तीन प्रहर पूर्णिमा हो तो अगली संध्या',
  },
  find: (almanac) =>
    listPurnimas(almanac, 12).flatMap((span) =>
      findOnTithi(almanac, span, { kala: 'pradosha', both: 'later', neither: 'earlier' }).map(
        (finding): Finding => {
          const bhadraEnd = findBhadraEnd(span);
          if (bhadraEnd <= finding.day.sunset) return addBhadra(finding, bhadraEnd);
          const next = almanac.days[finding.day.index + 1];
          const moves = next && span.end >= takeDay(next, 8, 7).start;
          const moved = moveFinding(finding, moves ? next : finding.day, 'bhadra-avoided');
          return addBhadra(moved, bhadraEnd);
        },
      ),
    ),
};

function addBhadra(finding: Finding, bhadraEnd: number): Finding {
  return { ...finding, instants: { ...finding.instants, bhadraEnd } };
}

function listPurnimas({ tithis }: YearAlmanac, amanta: number): TithiSpan[] {
  return tithis.filter((span) => span.index === 15 && isOfMonth(span, amanta));
}
