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
    en: 'Kept on the day that has the Purnima of Shravana in the afternoon (aparahna) without Bhadra. Where Bhadra holds the afternoon, on the next day if Purnima lasts three muhurtas (a fifth of the day) of it, otherwise on the first day after Bhadra has ended',
    hi: 'जिस दिन अपराह्न (दोपहर बाद) में श्रावण की पूर्णिमा हो और भद्रा न हो, वही दिन। अपराह्न में भद्रा हो, तो अगले दिन तीन मुहूर्त (दिन का पाँचवाँ भाग) पूर्णिमा होने पर अगला दिन, नहीं तो पहले ही दिन भद्रा के बाद',
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
    en: 'Kept on the day that has the Purnima of Phalguna in the evening after sunset (pradosha), of two such days the second. Where Bhadra holds that evening, the fire is lit the next evening if Purnima lasts seven eighths of that day, otherwise in the same night after Bhadra has ended',
    hi: 'जिस दिन प्रदोष (सूर्यास्त के बाद) में फाल्गुन की पूर्णिमा हो, वही दिन; ऐसे दो दिन हों तो दूसरा। उस संध्या में भद्रा हो, तो अगले दिन साढ़े तीन प्रहर पूर्णिमा होने पर अगली संध्या में, नहीं तो उसी रात भद्रा के बाद',
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
