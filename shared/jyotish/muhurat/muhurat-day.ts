import type { Almanac } from '../panchang/almanac';
import { listDayPeriods } from '../panchang/day-periods';
import type { ElementSpan } from '../panchang/elements';
import { listVarjyams } from '../panchang/nakshatra-windows';
import type { Span } from '../panchang/spans';
import { clipSpan, intersectSpans, joinSpans, subtractSpans, writeSpan } from '../panchang/spans';
import type { SunDay } from '../panchang/sun-day';
import type { Hindrance } from './hindrances';
import type { MuhuratRule } from './muhurat-rules';
import type { Muhurat, MuhuratCaution, MuhuratReason } from './muhurat-types';

/** What a rule wants, and the spans within the hours in which it is given. */
interface Wanted {
  rule: MuhuratReason['rule'];
  spans: ElementSpan[];
}

// what is shorter than a muhurta is no muhurat: two of the sixty ghatis of a day
const shortest = 2 / 60;

/** The times of a day that suit a rule. @param hindrances all that touch the day */
export function findMuhuratsOfDay(
  day: SunDay,
  rule: MuhuratRule,
  almanac: Almanac,
  hindrances: readonly Hindrance[],
): Muhurat[] {
  if (!rule.varas.includes(day.vara)) return [];
  const hours = { start: day.sunrise, end: rule.byNight ? day.nextSunrise : day.sunset };
  const wanted = listWanted(rule, almanac, hours);
  const suited = wanted.reduce((left, { spans }) => intersectSpans(left, spans), [hours]);
  const closed = hindrances.filter(
    (hindrance) => rule.hindrances.includes(hindrance.name) && clipSpan(hindrance, hours),
  );
  const cautions = listCautions(day, almanac, hindrances);
  return subtractSpans(joinSpans(suited), closed)
    .filter(({ start, end }) => end - start >= shortest)
    .map((span) => ({
      date: day.date,
      ...writeSpan(span),
      reasons: [
        { rule: 'vara', values: [day.vara], source: rule.source },
        ...wanted.map(({ rule: name, spans }) => ({
          rule: name,
          values: spans.filter((part) => clipSpan(part, span)).map(({ index }) => index),
          source: rule.source,
        })),
      ],
      cautions: cautions
        .flatMap((caution) => clipSpan(caution, span) ?? [])
        .map((caution) => writeSpan(caution)),
    }));
}

function listWanted(rule: MuhuratRule, almanac: Almanac, { start, end }: Span): Wanted[] {
  const among = (indices: readonly number[], spans: readonly ElementSpan[]): ElementSpan[] =>
    spans.filter(({ index }) => indices.includes(index));
  return [
    {
      rule: 'nakshatra',
      spans: among(rule.nakshatras, almanac.listSpans('nakshatra', start, end)),
    },
    { rule: 'tithi', spans: among(rule.tithis, almanac.listSpans('tithi', start, end)) },
    ...(rule.sunRashis
      ? [
          {
            rule: 'solar-month' as const,
            spans: among(rule.sunRashis, almanac.listSpans('sunRashi', start, end)),
          },
        ]
      : []),
    ...(rule.lunarMonths
      ? [
          {
            rule: 'lunar-month' as const,
            spans: among(rule.lunarMonths, listHalves(almanac, start, end)),
          },
        ]
      : []),
  ];
}

/** The halves of the lunar months, numbered as months that end with the full moon. */
function listHalves(almanac: Almanac, from: number, until: number): ElementSpan[] {
  return almanac.listMonths(from, until).flatMap(({ amanta, purnimantaDarkHalf, start, end }) => {
    const fullMoon =
      almanac.listSpans('tithi', start, end).find(({ index }) => index === 16)?.start ?? end;
    return [
      { index: amanta, start, end: fullMoon },
      { index: purnimantaDarkHalf, start: fullMoon, end },
    ];
  });
}

function listCautions(
  day: SunDay,
  almanac: Almanac,
  hindrances: readonly Hindrance[],
): MuhuratCaution[] {
  const whole = { start: day.sunrise, end: day.nextSunrise };
  const nakshatras = almanac.listSpans('nakshatra', whole.start, whole.end);
  return [
    ...listDayPeriods(day).flatMap(({ name, start, end }) =>
      name === 'rahu-kaal' || name === 'dur-muhurta' ? [{ name, start, end }] : [],
    ),
    ...listVarjyams(nakshatras, whole).map(({ start, end }) => ({
      name: 'varjyam' as const,
      start,
      end,
    })),
    ...hindrances.flatMap(({ name, start, end }) =>
      name === 'holashtak' ? [{ name, start, end }] : [],
    ),
  ];
}
