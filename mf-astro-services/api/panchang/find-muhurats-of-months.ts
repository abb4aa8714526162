import type { getMuhurat, PanchangPlace } from 'shared/contracts/astro-panchang';
import type { AnswerOf } from 'shared/contracts/contract';
import { findMuhurats } from 'shared/jyotish/muhurat/find-muhurats';
import type { MuhuratKind } from 'shared/jyotish/muhurat/muhurat-rules';
import { muhuratRules } from 'shared/jyotish/muhurat/muhurat-rules';
import { supportedDates } from 'shared/jyotish/supported-dates';
import { findToday } from './describe-day';
import { locate } from './find-place';
import { addMonths, findLastDate } from './months';

/** The muhurats of some months; of the month that runs, those from today on. */
export function findMuhuratsOfMonths(
  place: PanchangPlace,
  kind: MuhuratKind,
  { from, months }: { from?: string | undefined; months: number },
  now: Date,
): AnswerOf<typeof getMuhurat>['data'] {
  const today = findToday(place.timeZone, now);
  const month = from ?? today.slice(0, 7);
  const date = today.startsWith(month) ? today : `${month}-01`;
  const until = findLastDate(addMonths(month, months - 1));
  const last = until > supportedDates.last ? supportedDates.last : until;
  const found = findMuhurats(kind, { date, until: last, ...locate(place) });
  if (!found.ok) throw new Error(`${place.slug} has no muhurats: ${found.code}`);
  const { muhurats, closed } = found;
  return {
    place,
    kind,
    from: date,
    until: last,
    muhurats: muhurats.map(({ reasons, ...muhurat }) => ({
      ...muhurat,
      reasons: reasons.map(({ rule, values }) => ({ rule, values })),
    })),
    closed,
    source: muhuratRules[kind].source,
  };
}
