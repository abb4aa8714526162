import { refuse } from 'shared/remote-kit/api';

/** A 429 that says in seconds when to try again. */
export function refuseTooMany(retryAfter: number) {
  return refuse('too_many_requests', undefined, { headers: { 'Retry-After': String(retryAfter) } });
}
