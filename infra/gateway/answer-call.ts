import { apiError } from 'shared/contracts/errors';
import type { AnyEndpoint } from 'shared/contracts/contract';
import type { BoundEndpoint, CallContext, Outcome } from 'shared/remote-kit/api';
import { refuse } from 'shared/remote-kit/api';
import { AnswerCache } from './answer-cache';

/** Raw parts of a request to an endpoint. */
export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

const publicAnswers = new AnswerCache();

/**
 * The one way every call takes, over HTTP and in process: who may call, then the handler. Public
 * answers, equal for everybody, are kept as long as their contract allows.
 */
export async function answerCall(
  endpoint: BoundEndpoint,
  input: RawInput,
  ctx: CallContext,
): Promise<Outcome<unknown>> {
  const refusal = refuseCaller(endpoint.contract, input, ctx);
  if (refusal) return refusal;
  const { cache } = endpoint.contract;
  if (!cache) return endpoint.handle(input, ctx);
  const key = JSON.stringify([input.params, input.query]);
  return publicAnswers.read(endpoint, key, cache, () => endpoint.handle(input, ctx));
}

/** Whether this caller may not use the endpoint, and why. */
export function refuseCaller(
  contract: AnyEndpoint,
  input: RawInput,
  ctx: CallContext,
): Outcome<never> | null {
  if (contract.caller === 'anyone') return null;
  if (!ctx.session) return refuse('not_signed_in');
  if (contract.caller === 'signed-in') return null;
  const own = (input.params as Record<string, unknown> | undefined)?.[contract.selfParam ?? 'id'];
  return String(own) === String(ctx.session.id)
    ? null
    : { ok: false, error: apiError('forbidden') };
}
