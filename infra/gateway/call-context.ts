import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from 'shared/remote-kit/api';
import { splitLang } from 'shared/i18n/split-lang';
import { giveUpAfter } from '../../shell-host/compose/give-up-after';
import { callerAddress } from './caller-address';
import { readReferer } from './read-referer';
import type { Identify } from './release-host';

export const SESSION_COOKIE = 'userDetails';
const VISITOR_COOKIE = 'visitor';
const MONTH_SECONDS = 30 * 24 * 3600;
const VISITOR_SHAPE = /^[\w-]{22}$/;

/** The browser's sticky id; a browser without one gets it with this reply. */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  makeId: () => string,
  secure: boolean,
): string {
  const known = request.cookies[VISITOR_COOKIE];
  if (known && VISITOR_SHAPE.test(known)) return known;
  const made = makeId();
  void reply.setCookie(VISITOR_COOKIE, made, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: MONTH_SECONDS,
  });
  return made;
}

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
