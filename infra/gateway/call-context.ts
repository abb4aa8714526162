import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext, SessionUser } from 'shared/remote-kit/api';
import { splitLang } from 'shared/i18n/split-lang';
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

/** Who calls: verified from the bearer token or, failing that, from the session cookie. */
export async function contextOf(
  request: FastifyRequest,
  visitor: string,
  identify: Identify,
): Promise<CallContext> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? request.cookies[SESSION_COOKIE] ?? null;
  const session: SessionUser | null = token ? await identify(token) : null;
  return {
    session,
    token: session ? token : null,
    visitor,
    address: callerAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    lang: splitLang(readReferer(request).pathname).lang,
  };
}
