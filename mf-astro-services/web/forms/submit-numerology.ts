import { calculateNumerology } from 'shared/contracts/astro-calculators';
import { isFailure, nameTrouble } from 'shared/http/failure';
import type { Call } from 'shared/remote-kit/page';
import { readNumerology, refuseNumerology, type NumerologyState } from './numerology-form';

/** Sends a filled-in form and says what is wrong. Nothing typed is lost. */
export async function submitNumerology(
  form: Readonly<Record<string, string>>,
  call: Call,
): Promise<NumerologyState> {
  const refused = refuseNumerology(form);
  if (refused) return refused;
  const fields = readNumerology(form);
  const outcome = await call(calculateNumerology, { body: fields });
  const isRefused = isFailure(outcome);
  return {
    fields,
    problems: {},
    numbers: isRefused ? null : outcome.data,
    failed: isRefused ? nameTrouble(outcome) : null,
  };
}
