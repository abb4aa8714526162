import type { FastifyRequest } from 'fastify';
import type { CallContext } from 'shared/remote-kit/api';
import type { Secret } from 'shared/remote-kit/secrets';
import { carriesToken } from '../environment/carries-token';
import { callerAddress } from '../gateway/caller-address';

/** Names the remote in whose name a call is made over HTTP with the service token. */
const REMOTE_HEADER = 'x-remote';

/**
 * Who calls when a request says it is a remote's; `wrong` when it says so without the token, or comes
 * from a browser; `null` when it says nothing of the kind. What else it carries, cookies too, counts for
 * nothing.
 */
export function readCallingRemote(
  request: FastifyRequest,
  token: Secret,
  isRemote: (name: string) => boolean,
): CallContext | 'wrong' | null {
  const { headers } = request;
  const remote = headers[REMOTE_HEADER];
  if (remote === undefined) return null;
  const isBrowser = ['origin', 'sec-fetch-site', 'cookie'].some((name) => name in headers);
  if (typeof remote !== 'string' || isBrowser || !carriesToken(headers.authorization, token))
    return 'wrong';
  if (!isRemote(remote)) return 'wrong';
  const by = { remote, as: 'service', depth: 1 } as const;
  const address = callerAddress(request);
  return { session: null, token: null, visitor: null, address, userAgent: '', lang: 'en', by };
}
