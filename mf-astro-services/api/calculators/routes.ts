import {
  type BondInput,
  calculateFriendship,
  calculateLove,
  calculateNumerology,
} from 'shared/contracts/astro-calculators';
import { findDate } from 'shared/i18n/civil-times';
import { computeBirthNumbers, computePersonalYear } from 'shared/jyotish/numerology/birth-numbers';
import { computeBond, type BondKind } from 'shared/jyotish/numerology/bond';
import { numerologyConventions } from 'shared/jyotish/numerology/conventions';
import { computeLoShuGrid } from 'shared/jyotish/numerology/lo-shu';
import { computeNameNumber } from 'shared/jyotish/numerology/name-number';
import { romaniseName } from 'shared/jyotish/numerology/romanise-name';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, refuse, serve } from 'shared/remote-kit/api';

/** @param now the clock, so that a test can hold it */
export function serveCalculators(now: () => Date): BoundEndpoint[] {
  const countBond = (kind: BondKind, { first, second }: BondInput) =>
    refuseUnborn({ 'body.first.date': first.date, 'body.second.date': second.date }, now()) ??
    answer({ status: 200 as const, data: computeBond(kind, first, second) });
  return [
    serve(calculateLove, async ({ body }) => countBond('love', body)),
    serve(calculateFriendship, async ({ body }) => countBond('friendship', body)),
    serve(calculateNumerology, async ({ body: { name, date, year } }) => {
      const unborn = refuseUnborn({ 'body.date': date }, now());
      if (unborn) return unborn;
      const wanted = year ?? Number(findDate(now().toISOString(), 'Asia/Kolkata').slice(0, 4));
      const data = {
        romanised: romaniseName(name),
        chaldean: computeNameNumber(name, 'chaldean'),
        pythagorean: computeNameNumber(name, 'pythagorean'),
        ...computeBirthNumbers(date),
        personalYear: { ...computePersonalYear(date, wanted), year: wanted },
        loShu: computeLoShuGrid(date),
        conventions: numerologyConventions,
      };
      return answer({ status: 200, data });
    }),
  ];
}

// somewhere on earth the date is fourteen hours ahead of UTC
const furthestAheadMs = 14 * 3_600_000;

/** Refuses dates of birth that have come nowhere yet, each by its field. */
function refuseUnborn(dates: Record<string, string | undefined>, now: Date) {
  const wrong = Object.entries(dates).flatMap(([field, date]) =>
    date !== undefined && Date.parse(date) > now.getTime() + furthestAheadMs
      ? [[field, 'This birth lies in the future.']]
      : [],
  );
  return wrong.length > 0
    ? refuse('invalid_input', { fields: Object.fromEntries(wrong) as Record<string, string> })
    : null;
}
