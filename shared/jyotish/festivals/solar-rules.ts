import type { YearAlmanac, AlmanacDay } from './almanac';
import type { DayChoice } from './choose-day';
import { chooseDay } from './choose-day';
import type { FestivalRule, Finding } from './rule';
import { nameKala, nameNakshatra, nameRashi } from './wording';

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

const limitTexts: Record<SankrantiRule, readonly [en: string, hi: string]> = {
  sunset: ['after sunset, the next day', 'सूर्यास्त के बाद हो तो अगले दिन'],
  sunrise: ['after sunrise, the next day', 'सूर्योदय के बाद हो तो अगले दिन'],
  midnight: ['on its civil date', 'उसी तारीख़ को'],
  never: ['on the day after it', 'उसके अगले दिन'],
};

/** The sun's entry into a rashi (0-11), on its day or the next. */
export function onSankranti(rashi: number, rule: SankrantiRule): FestivalRule {
  const [name, limit] = [nameRashi(rashi), limitTexts[rule]];
  return {
    text: { en: `${name.en} Sankranti; ${limit[0]}`, hi: `${name.hi} संक्रांति; ${limit[1]}` },
    find: ({ days, solarMonths }) =>
      solarMonths
        .filter(({ index }) => index === rashi)
        .flatMap(({ start }): Finding[] => {
          const civil = days.findLast(({ midnight }) => midnight <= start);
          if (!civil) return [];
          const isSame = start < limits[rule](civil);
          const day = isSame ? civil : days[civil.index + 1];
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
  const [star, sun, time] = [
    nameNakshatra(rule.nakshatra),
    nameRashi(rule.solarMonth),
    nameKala(rule.kala),
  ];
  return {
    text: {
      en: `${star.en} nakshatra ${time.en}, in the solar month of ${sun.en}`,
      hi: `${sun.hi} सौर मास में ${star.hi} नक्षत्र, ${time.hi}`,
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
