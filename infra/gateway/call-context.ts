import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { CallContext, RemoteApi } from 'shared/remote-kit/api';
import { splitLang } from 'shared/i18n/split-lang';
import { giveUpAfter } from '../../shell-host/compose/give-up-after';
import { callerAddress } from './caller-address';
import { SESSION_COOKIE } from './host-cookies';
import { readReferer } from './read-referer';

/** How a session token becomes a person; part of mf-auth's API. */
type Identify = NonNullable<RemoteApi['identify']>;

/** Milliseconds the check of a session may take: no page waits longer for it. */
const CHECK_LIMIT_MS = 2000;

/** What a request says of who sent it; none of it is verified yet. */
export interface Credentials extends Pick<CallContext, 'address' | 'userAgent' | 'lang'> {
  token: string | null;
}

/** What a request brings: a bearer token, or failing that the session cookie. */
export function credentialsOf(request: FastifyRequest): Credentials {
  return {
    token: bearerOf(request.headers) ?? request.cookies[SESSION_COOKIE] ?? null,
    address: callerAddress(request),
    userAgent: userAgentOf(request.headers),
    lang: splitLang(readReferer(request).pathname).lang,
  };
}

export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];

export const userAgentOf = (headers: IncomingHttpHeaders): string =>
  (headers['user-agent'] ?? '').slice(0, 300);

/**
 * Who calls, verified. When the check fails or takes too long the caller counts as signed out, and the
 * context says so.
 */
export async function contextOf(
  { token, ...said }: Credentials,
  visitor: string,
  identify: Identify,
  onError: (error: unknown) => void,
): Promise<CallContext> {
  const rest = { visitor, ...said };
  if (!token) return { session: null, token: null, ...rest };
  try {
    const session = await giveUpAfter(CHECK_LIMIT_MS, 'checking a session', identify(token));
    return { session, token: session ? token : null, ...rest };
  } catch (error) {
    onError(error);
    return { session: null, isSessionUnknown: true, token: null, ...rest };
  }
}
