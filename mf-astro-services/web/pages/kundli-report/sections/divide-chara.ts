import { computeCharaSubPeriods } from 'shared/jyotish/dasha/chara';
import { readDays } from 'shared/jyotish/dasha/dasha-period';
import { writeInstant } from 'shared/jyotish/astronomy/time-scales';

interface CharaPeriod {
  rashi: number;
  start: string;
  end: string;
}

/** The twelve periods within a period of Chara dasha. */
export function divideChara({ rashi, start, end }: CharaPeriod, lagnaRashi: number): CharaPeriod[] {
  const period = { rashi, from: readDays(start), until: readDays(end) };
  return computeCharaSubPeriods(period, lagnaRashi).map((part) => ({
    rashi: part.rashi,
    start: writeInstant(part.from),
    end: writeInstant(part.until),
  }));
}
