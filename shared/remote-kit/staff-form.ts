import { confirmFactor } from '../contracts/staff-sign-in';
import { isFailure, type CallFailure } from '../http/failure';
import type { LoadArgs } from './page';

/** Why a form of the back office was not carried out. */
export interface StaffFormProblem {
  /** A code of the error catalogue; `failed` where the site is at fault. */
  code: string;
  status: number;
  message: string | null;
  /** Names of the fields that are wrong, as the contract has them without `body.`. */
  fields: string[];
  /** The second factor has to be typed beside it. */
  needsFactor: boolean;
}

/**
 * Carries out what a form of the back office asks for. A second factor that was typed beside it is given
 * first; where one is needed and missing, the problem says so and the form is shown again with its field.
 * @param run the call, whose answer is handed on
 */
export async function submitStaffForm<A extends object>(
  { call, form }: Pick<LoadArgs, 'call' | 'form'>,
  run: () => Promise<A | CallFailure>,
): Promise<{ ok: true; answer: A } | { ok: false; problem: StaffFormProblem }> {
  const code = form?.factor_code?.trim();
  if (code) {
    const confirmed = await call(confirmFactor, { body: { code } });
    if (isFailure(confirmed))
      return { ok: false, problem: { ...toProblem(confirmed), needsFactor: true } };
  }
  const outcome = await run();
  return isFailure(outcome)
    ? { ok: false, problem: toProblem(outcome) }
    : { ok: true, answer: outcome as A };
}

function toProblem({ error_status, response }: CallFailure): StaffFormProblem {
  const code = response?.code ?? (error_status === 404 ? 'not_found' : 'failed');
  return {
    code,
    status: error_status >= 500 ? 503 : error_status,
    message: response?.message ?? null,
    fields: Object.keys(response?.fields ?? {}).map((name) => name.replace(/^body\./, '')),
    needsFactor: code === 'fresh_factor_needed',
  };
}
