import type { BoundEndpoint, CallContext, Outcome } from 'shared/remote-kit/api';
import { answerCall, type RawInput } from './answer-call';
import { noteRefusal } from './security-log';
import { IDENTIFIER } from './identify-callers';
import type { Site } from './site-process';

/** A call from outside, however it came: answered, and its refusal noted. */
export async function runCall(
  site: Pick<Site, 'allowances' | 'forgetSessions' | 'logSecurity'>,
  endpoint: BoundEndpoint,
  input: RawInput,
  ctx: CallContext,
): Promise<Outcome<unknown>> {
  const { owner, method, id } = endpoint.contract;
  const outcome = await answerCall(endpoint, input, ctx, site.allowances).finally(() => {
    if (owner === IDENTIFIER && method !== 'GET') site.forgetSessions();
  });
  if (!outcome.ok) noteRefusal(site.logSecurity, outcome.error, id, ctx);
  return outcome;
}
