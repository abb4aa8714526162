import { createKundli } from 'shared/contracts/astro-kundli';
import { isFailure } from 'shared/http/failure';
import type { Call, Lang } from 'shared/remote-kit/page';
import type { BirthFields, BirthState } from './birth-form';
import { readProblems, resolveBirth, settleFields, writeBirth } from './resolve-birth';

/**
 * Sends a filled-in form: finds the place, asks for the kundli and says what is wrong. Runs on the
 * server for a form posted without script, and in the browser otherwise. Nothing typed is lost.
 */
export async function submitBirth(
  fields: BirthFields,
  call: Call,
  lang: Lang,
): Promise<BirthState> {
  const person = await resolveBirth(fields, call, lang);
  const state: BirthState = { ...person, kundli: null, failed: false };
  if (Object.keys(state.problems).length > 0) return state;
  const outcome = await call(createKundli, { body: writeBirth(state.fields, lang) });
  if (!isFailure(outcome))
    return { ...state, fields: settleFields(state.fields, outcome.data), kundli: outcome.data };
  const problems = readProblems(outcome.response?.fields ?? {}, 'body');
  return { ...state, problems, failed: Object.keys(problems).length === 0 };
}
