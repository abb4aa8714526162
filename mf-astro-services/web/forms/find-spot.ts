import { getSuggest, type SuggestedPlace } from 'shared/contracts/astro';
import { isFailure } from 'shared/http/failure';
import type { Call, Lang } from 'shared/remote-kit/page';
import { writeCoordinates, type KundliOptions } from './kundli-form';

/** What lies at typed coordinates and whose clocks they keep; null when that can't be said now. */
export async function findSpot(
  options: KundliOptions,
  call: Call,
  lang: Lang,
): Promise<SuggestedPlace | null> {
  const text = writeCoordinates(options);
  if (!text) return null;
  const outcome = await call(getSuggest, { params: { text }, query: { lang } });
  return isFailure(outcome) ? null : (outcome.data[0] ?? null);
}
