import type { ApiError } from 'shared/contracts/errors';
import type { CallFailure } from 'shared/http/failure';
import type {
  ApiDeps,
  BoundEndpoint,
  CallContext,
  Outcome,
  ReplyExtras,
} from 'shared/remote-kit/api';
import { answerCall } from './answer-call';
import { noteRefusal } from './security-log';

/** Where a call that a page makes leaves its traces. */
export interface CallTraces extends Pick<ApiDeps, 'allowances' | 'logSecurity'> {
  report(error: unknown, what: string): void;
  /** What calls want to set on the page's reply is added here. */
  extras: ReplyExtras[];
}

/** Makes a page's call to an endpoint, and answers as the typed client does over HTTP. */
export async function callEndpoint(
  endpoint: BoundEndpoint,
  input: unknown,
  ctx: CallContext,
  { allowances, logSecurity, report, extras }: CallTraces,
): Promise<unknown> {
  const { id } = endpoint.contract;
  const { params = {}, query = {}, body } = input as Record<string, unknown>;
  let outcome: Outcome<unknown>;
  try {
    outcome = await answerCall(endpoint, { params, query, body }, ctx, allowances);
  } catch (error) {
    report(error, `${id} failed`);
    return { error_status: (error as { statusCode?: number }).statusCode === 503 ? 503 : 500 };
  }
  if (!outcome.ok) noteRefusal(logSecurity, outcome.error, id, ctx);
  if (outcome.extras) extras.push(outcome.extras);
  return outcome.ok ? outcome.answer : toFailure(outcome.error);
}

/** The same request, for a call with a key of its own. */
export function withKey({ key: _its, ...ctx }: CallContext, key: string | undefined): CallContext {
  return key === undefined ? ctx : { ...ctx, key };
}

/** A refusal as the typed client shows it. */
export function toFailure(error: ApiError): CallFailure {
  const isBare = error.status === 404 || error.status === 500;
  return isBare ? { error_status: error.status } : { error_status: error.status, response: error };
}
