import type { Logger } from 'pino';
import type { ApiError } from 'shared/contracts/errors';
import type { ApiDeps, CallContext, SecurityEvent } from 'shared/remote-kit/api';

/** Writes security events, one line of JSON each, to a log of their own. */
export function createSecurityLog(log: Logger): ApiDeps['logSecurity'] {
  return ({ event, address, account, ...more }) =>
    log.warn({ event, address, account, ...more }, 'security');
}

const events: Partial<Record<string, SecurityEvent['event']>> = {
  wrong_code: 'wrong_code',
  too_many_requests: 'refused_by_limit',
  forbidden: 'refused_record',
  not_permitted: 'refused_caller',
  bad_token: 'wrong_link',
};

/** Notes a refusal when it is one that an attacker would see often. */
export function noteRefusal(
  logSecurity: ApiDeps['logSecurity'],
  error: ApiError,
  endpoint: string,
  { address, session }: Pick<CallContext, 'address' | 'session'>,
): void {
  const event = events[error.code];
  if (event) logSecurity({ event, address, account: session?.id ?? null, endpoint });
}
