import type { Offering } from 'shared/contracts/commerce-offerings';
import { isFailure } from 'shared/http/failure';
import { findDate, shiftDate } from 'shared/i18n/civil-times';
import type { Lang, LoadArgs } from 'shared/remote-kit/page';
import { nameTithi, nameWeekday } from './tithi-names';

/** A day that suits a puja at a place, and why in a few words. */
export interface SuitableDay {
  date: string;
  why: string;
}

const MONTHS = 3;
/** A booking is made at least two days ahead. */
const FIRST_AFTER_DAYS = 2;

/**
 * The days of the next weeks that suit an offering in a city: those of its muhurat, or of its tithis at
 * sunrise and its weekdays. `null` when the panchang can't be asked.
 */
export async function suggestDays(
  { days }: Pick<Offering, 'days'>,
  city: { slug: string; timeZone: string },
  { call, lang }: Pick<LoadArgs, 'call' | 'lang'>,
): Promise<SuitableDay[] | null> {
  const today = findDate(new Date().toISOString(), city.timeZone);
  const found = days.muhurat
    ? await askMuhurat(days.muhurat, city.slug, today, { call, lang })
    : await askPanchang(days, city.slug, today, { call, lang });
  const first = shiftDate(today, FIRST_AFTER_DAYS);
  return found && found.filter(({ date }) => date > first);
}

type Ask = Pick<LoadArgs, 'call' | 'lang'>;

async function askMuhurat(muhurat: string, city: string, today: string, { call, lang }: Ask) {
  const { getMuhurat } = await import('shared/contracts/astro-panchang');
  const kind = getMuhurat.params.shape.kind.safeParse(muhurat);
  if (!kind.success) return null;
  const asked = await call(getMuhurat, {
    params: { kind: kind.data },
    query: { city, from: today.slice(0, 7), months: MONTHS, lang },
  });
  if (isFailure(asked)) return null;
  const byDate = new Map(asked.data.muhurats.map(({ date, reasons }) => [date, reasons]));
  return [...byDate].map(([date, reasons]) => {
    const tithi = reasons.find(({ rule }) => rule === 'tithi')?.values[0];
    return { date, why: describe(date, tithi ?? null, lang) };
  });
}

async function askPanchang(
  { tithis, varas }: Offering['days'],
  city: string,
  today: string,
  { call, lang }: Ask,
) {
  const { getPanchangMonth } = await import('shared/contracts/astro-panchang');
  const months = await Promise.all(
    nextMonths(today.slice(0, 7)).map((month) =>
      call(getPanchangMonth, { params: { city }, query: { month, lang } }),
    ),
  );
  const days: SuitableDay[] = [];
  for (const month of months) {
    if (isFailure(month)) return null;
    for (const { date, leaf } of month.data.days) {
      const tithi = leaf?.tithi[0]?.index ?? null;
      const hasTithi = tithi !== null && tithis.includes(tithi);
      if (hasTithi || varas.includes(weekdayOf(date)))
        days.push({ date, why: describe(date, hasTithi ? tithi : null, lang) });
    }
  }
  return days;
}

function nextMonths(first: string): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}

const weekdayOf = (date: string) => new Date(date).getUTCDay();

function describe(date: string, tithi: number | null, lang: Lang): string {
  const names = [tithi === null ? '' : nameTithi(tithi, lang), nameWeekday(weekdayOf(date), lang)];
  return names.filter(Boolean).join(', ');
}
