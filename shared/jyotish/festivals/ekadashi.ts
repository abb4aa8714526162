import type { AlmanacDay, TithiSpan, YearAlmanac } from './almanac';
import { atLaterSunrise } from './choices';
import { findKala, takeDay } from './kala';
import type { FestivalRule, Finding } from './rule';
import { findOnTithi, isOfMonth, moveFinding } from './rule';
import { nameMonth } from './wording';

type School = 'smarta' | 'vaishnava';

/** Which Ekadashi: the bright or dark one of an amanta month, or of any adhika month. */
interface EkadashiRule {
  month: number | 'adhika';
  tithi: 11 | 26;
}

/**
 * An Ekadashi. Smartas fast on the day it is at sunrise (the second of two; where it is at none, the
 * day it runs in), but on the day before where the Dwadashi in which the fast is broken would be over
 * by the next sunrise. Vaishnavas need a dawn (four ghatis before sunrise) free of Dashami and fast on
 * the next day otherwise, as when Dwadashi has two sunrises. The fast is broken on the day after it,
 * after sunrise and the first quarter of Dwadashi (Hari Vasara), within Dwadashi if it lasts so long.
 * Source: Dharma Sindhu, first chapter, Ekadashi; Hari Bhakti Vilasa 12 and 13.
 */
export function onEkadashi(rule: EkadashiRule, school: School): FestivalRule {
  const month =
    rule.month === 'adhika' ? { en: 'adhika month', hi: 'अधिक मास' } : nameMonth(rule.month);
  const paksha = rule.tithi === 11 ? { en: 'Shukla', hi: 'शुक्ल' } : { en: 'Krishna', hi: 'कृष्ण' };
  const [en, hi] =
    school === 'smarta'
      ? [
          'at sunrise, on two days the later; the day before if Dwadashi ends before the next sunrise',
          'सूर्योदय पर, दो दिन हो तो दूसरा; अगले सूर्योदय से पहले द्वादशी समाप्त हो तो एक दिन पहले',
        ]
      : [
          'with a dawn free of Dashami; else, or if Dwadashi has two sunrises, the next day',
          'जिसके अरुणोदय में दशमी न हो; अन्यथा, या द्वादशी दो सूर्योदय छुए तो, अगला दिन',
        ];
  return {
    text: {
      en: `${month.en} (amanta) ${paksha.en} Ekadashi ${en}`,
      hi: `${month.hi} (अमांत) ${paksha.hi} एकादशी, ${hi}`,
    },
    find: (almanac) =>
      almanac.tithis.flatMap((span, index) => {
        const dwadashi = almanac.tithis[index + 1];
        if (span.index !== rule.tithi || !dwadashi || !isMeant(span, rule)) return [];
        const [atSunrise] = findOnTithi(almanac, span, atLaterSunrise);
        if (!atSunrise) return [];
        const choose = school === 'smarta' ? chooseForParana : choosePureDay;
        const kept = choose(almanac, { ekadashi: span, dwadashi }, atSunrise);
        const next = almanac.days[kept.day.index + 1];
        if (!next) return [];
        return [{ ...kept, instants: { ...kept.instants, ...findParana(next, dwadashi) } }];
      }),
  };
}

interface FastTithis {
  ekadashi: TithiSpan;
  dwadashi: TithiSpan;
}

function chooseForParana(almanac: YearAlmanac, { dwadashi }: FastTithis, found: Finding): Finding {
  const before = almanac.days[found.day.index - 1];
  const isShort = dwadashi.start > found.day.sunrise && dwadashi.end < found.day.nextSunrise;
  if (found.because !== 'only-day' || !isShort || !before) return found;
  return moveFinding(found, before, 'for-parana');
}

function choosePureDay(almanac: YearAlmanac, tithis: FastTithis, found: Finding): Finding {
  if (found.because === 'both-later') return found;
  const { ekadashi, dwadashi } = tithis;
  const dawn = findKala(almanac, found.day, 'arunodaya');
  const next = almanac.days[found.day.index + 1];
  if (!next || !dawn) return found;
  if (dwadashi.start <= next.sunrise && dwadashi.end > next.nextSunrise)
    return moveFinding(found, next, 'long-dwadashi');
  if (ekadashi.start > dawn.start) return moveFinding(found, next, 'pure-of-dashami');
  return { ...found, because: 'pure-of-dashami' };
}

function isMeant(span: TithiSpan, { month }: EkadashiRule): boolean {
  return month === 'adhika' ? span.month.adhika : isOfMonth(span, month);
}

/** When the fast may be broken on the day after it. */
function findParana(day: AlmanacDay, dwadashi: TithiSpan): Record<string, number> {
  const hariVasaraEnd = dwadashi.start + (dwadashi.end - dwadashi.start) / 4;
  // with Dwadashi over before sunrise, the morning itself is the time
  if (dwadashi.end <= day.sunrise)
    return { paranaStart: day.sunrise, paranaEnd: takeDay(day, 5, 0).end };
  const paranaStart = Math.max(day.sunrise, hariVasaraEnd);
  const morningEnd = takeDay(day, 5, 0).end;
  // midday is avoided: after a late Hari Vasara the fast is broken in aparahna
  const { start, end } =
    paranaStart < morningEnd ? { start: paranaStart, end: morningEnd } : takeDay(day, 5, 3);
  const from = Math.max(start, paranaStart);
  return {
    hariVasaraEnd,
    dwadashiEnd: dwadashi.end,
    paranaStart: from,
    paranaEnd: dwadashi.end > from ? Math.min(end, dwadashi.end) : end,
  };
}
