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

/**
 * Who calls: verified from the bearer token or, failing that, from the session cookie. When the check
 * fails or takes too long the caller counts as signed out, and the context says so.
 */
export async function contextOf(
  request: FastifyRequest,
  visitor: string,
  identify: Identify,
  onError: (error: unknown) => void,
): Promise<CallContext> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? request.cookies[SESSION_COOKIE] ?? null;
  const rest = {
    visitor,
    address: callerAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    lang: splitLang(readReferer(request).pathname).lang,
  };
  if (!token) return { session: null, token: null, ...rest };
  try {
    const session = await giveUpAfter(CHECK_LIMIT_MS, 'checking a session', identify(token));
    return { session, token: session ? token : null, ...rest };
  } catch (error) {
    onError(error);
    return { session: null, isSessionUnknown: true, token: null, ...rest };
  }
}
