import type { ApiError } from '../contracts/errors';

/**
 * A call that did not succeed. 204, 404 and 500 carry only `error_status`; other failures carry the
 * parsed error body as `response`. A network failure has `error_status` 500 and a `message`.
 */
export interface CallFailure {
  error_status: number;
  response?: ApiError;
  message?: string;
}

/** Why a form was not answered when nothing is wrong with it: it was sent too often, or anything else. */
export type Trouble = 'often' | 'failed';

/** Which of the two a failure is. */
export function nameTrouble({ error_status }: CallFailure): Trouble {
  return error_status === 429 ? 'often' : 'failed';
}

/** The status of a page that shows it. */
export const troubleStatus = { often: 429, failed: 503 } as const satisfies Record<Trouble, number>;

/** Whether a call failed. Checks by shape: `instanceof` does not hold across bundles. */
export function isFailure(outcome: unknown): outcome is CallFailure {
  return typeof outcome === 'object' && outcome !== null && 'error_status' in outcome;
}
