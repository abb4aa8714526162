import type { AnyEndpoint } from 'shared/contracts/contract';
import type {
  Allowances,
  BoundEndpoint,
  CallContext,
  Outcome,
  Refused,
} from 'shared/remote-kit/api';
import { refuse } from 'shared/remote-kit/api';
import { findStaffRefusal } from 'shared/remote-kit/staff-session';
import { refuseKey } from '../calls/idempotency-key';
import { refuseTooOften } from '../limits/refuse-too-often';
import { AnswerCache } from './answer-cache';

/** Raw parts of a request to an endpoint. */
export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

const publicAnswers = new AnswerCache();

/**
 * The one way every call takes, over HTTP and in process: who may call, how often, then the handler.
 * Public answers, equal for everybody, are kept as long as their contract allows.
 */
export async function answerCall(
  endpoint: BoundEndpoint,
  input: RawInput,
  ctx: CallContext,
  allowances: Allowances,
): Promise<Outcome<unknown>> {
  const { contract } = endpoint;
  const { cache, allowance } = contract;
  const refusal =
    refuseCaller(contract, input, ctx) ?? refuseKey(contract, ctx.key, ctx.by?.as === 'service');
  if (refusal) return refusal;
  const key = JSON.stringify([input.params, input.query]);
  const isKept = cache !== undefined && publicAnswers.holds(endpoint, key);
  if (allowance && !isKept) {
    const tooOften = await refuseTooOften(allowances, contract.id, allowance, ctx);
    if (tooOften) return tooOften;
  }
  if (!cache) return endpoint.handle(input, ctx);
  return publicAnswers.read(endpoint, key, cache, () => endpoint.handle(input, ctx));
}

/** Whether this caller may not use the endpoint, and why. */
export function refuseCaller(
  contract: AnyEndpoint,
  input: RawInput,
  ctx: CallContext,
): Refused | null {
  switch (contract.caller) {
    case 'anyone':
      return null;
    case 'service':
      return ctx.by?.as === 'service' && contract.callers?.includes(ctx.by.remote)
        ? null
        : refuse('not_permitted');
    case 'staff':
      return refuseStaff(contract, ctx);
    default:
      return refusePerson(contract, input, ctx);
  }
}

function refuseStaff({ permission, method }: AnyEndpoint, ctx: CallContext): Refused | null {
  if (!ctx.staff) return refuse(ctx.isSessionUnknown ? 'unavailable' : 'not_signed_in');
  if (permission === undefined) return refuse('not_permitted');
  const code = findStaffRefusal(ctx.staff, permission);
  // only what changes something has to be confirmed anew
  return code === null || (code === 'fresh_factor_needed' && method === 'GET')
    ? null
    : refuse(code);
}

function refusePerson(contract: AnyEndpoint, input: RawInput, ctx: CallContext): Refused | null {
  if (!ctx.session) return refuse(ctx.isSessionUnknown ? 'unavailable' : 'not_signed_in');
  if (contract.caller === 'signed-in') return null;
  const own = (input.params as Record<string, unknown> | undefined)?.[contract.selfParam ?? 'id'];
  return String(own) === String(ctx.session.id) ? null : refuse('forbidden');
}
