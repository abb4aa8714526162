import type { YearAlmanac, AlmanacDay } from './almanac';
import { findCivilDay } from './almanac';
import type { DayChoice } from './choose-day';
import { chooseDay } from './choose-day';
import type { FestivalRule, Finding } from './rule';
import type { BilingualText } from './wording';
import { describeChoice } from './describe-rule';
import { nameNakshatra, nameRashi } from './wording';

/**
 * Until when a sankranti still belongs to its civil day: sunset (Tamil), sunrise (Kerala for Vishu),
 * the whole day (Odisha, Punjab), or not at all (Bengal, whose month begins on the day after).
 * Source: Sewell and Dikshit, The Indian Calendar (1896), art. 28.
 */
export type SankrantiRule = 'sunset' | 'sunrise' | 'midnight' | 'never';

const limits: Record<SankrantiRule, (day: AlmanacDay) => number> = {
  sunset: ({ sunset }) => sunset,
  sunrise: ({ sunrise }) => sunrise,
  midnight: ({ midnight }) => midnight + 1,
  never: ({ midnight }) => midnight,
};

const limitTexts: Record<SankrantiRule, (en: string, hi: string) => BilingualText> = {
  sunset: (en, hi) => ({
    en: `Kept on the day the sun enters ${en}, or on the next where that is after sunset`,
    hi: `जिस दिन सूर्य ${hi} राशि में प्रवेश करे, वही दिन; प्रवेश सूर्यास्त के बाद हो तो अगला दिन`,
  }),
  sunrise: (en, hi) => ({
    en: `Kept on the day the sun enters ${en}, or on the next where that is after sunrise`,
    hi: `जिस दिन सूर्य ${hi} राशि में प्रवेश करे, वही दिन; प्रवेश सूर्योदय के बाद हो तो अगला दिन`,
  }),
  midnight: (en, hi) => ({
    en: `Kept on the date on which the sun enters ${en}, counted from midnight to midnight`,
    hi: `जिस तारीख़ को सूर्य ${hi} राशि में प्रवेश करे, वही दिन; तारीख़ आधी रात से गिनी जाती है`,
  }),
  never: (en, hi) => ({
    en: `Kept on the day after the sun enters ${en}`,
    hi: `सूर्य के ${hi} राशि में प्रवेश का अगला दिन`,
  }),
};

/** The sun's entry into a rashi (0-11), on its day or the next. */
export function onSankranti(rashi: number, rule: SankrantiRule): FestivalRule {
  const name = nameRashi(rashi);
  return {
    text: limitTexts[rule](name.en, name.hi),
    find: (almanac) =>
      almanac.solarMonths
        .filter(({ index }) => index === rashi)
        .flatMap(({ start }): Finding[] => {
          const civil = findCivilDay(almanac, start);
          if (!civil) return [];
          const isSame = start < limits[rule](civil);
          const day = isSame ? civil : almanac.days[civil.index + 1];
          const because = isSame ? 'sankranti-day' : 'sankranti-next-day';
          return day ? [{ day, because, instants: { sankranti: start } }] : [];
        }),
  };
}

interface NakshatraRule extends DayChoice {
  /** The sun's rashi, 0-11. */
  solarMonth: number;
  /** 1-27. */
  nakshatra: number;
}

/** A nakshatra of the Moon while the sun is in a rashi; the last, where it comes twice. */
export function onNakshatra(rule: NakshatraRule): FestivalRule {
  const [star, sun] = [nameNakshatra(rule.nakshatra), nameRashi(rule.solarMonth)];
  const { en, hi } = describeChoice({ en: `${star.en} nakshatra`, hi: `${star.hi} नक्षत्र` }, rule, {
    when: { en: `while the sun is in ${sun.en}`, hi: `सूर्य के ${sun.hi} राशि में रहते` },
  });
  return {
    text: {
      en: `${en}. Where it comes twice in that solar month, the second time counts`,
      hi: `${hi}। उस सौर मास में दो बार आए तो दूसरी बार वाला लिया जाता है`,
    },
    find: (almanac) =>
      almanac.solarMonths
        .filter(({ index }) => index === rule.solarMonth)
        .flatMap((month) => {
          const last = findInMonth(almanac, month, rule).at(-1);
          return last ? [last] : [];
        }),
  };
}

function findInMonth(
  almanac: YearAlmanac,
  month: { start: number; end: number },
  rule: NakshatraRule,
) {
  return almanac.nakshatras
    .filter(({ index }) => index === rule.nakshatra)
    .flatMap((span): Finding[] => {
      const chosen = chooseDay(almanac, span, rule);
      if (!chosen) return [];
      const { day, because } = chosen;
      // a solar month begins with the day on which its sankranti comes before sunset
      if (day.sunset <= month.start || day.sunset > month.end) return [];
      return [{ day, because, instants: { nakshatraStart: span.start, nakshatraEnd: span.end } }];
    });
}
