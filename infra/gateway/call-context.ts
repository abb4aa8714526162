import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { CallContext, RemoteApi } from 'shared/remote-kit/api';
import { splitLang } from 'shared/i18n/split-lang';
import { giveUpAfter } from '../../shell-host/compose/give-up-after';
import { callerAddress } from './caller-address';
import { readHostCookie, SESSION_COOKIE, STAFF_COOKIE } from './host-cookies';
import { readReferer } from './read-referer';

/** How the token of a session becomes a customer or a member of staff; parts of mf-auth's API. */
interface Identify {
  customer: NonNullable<RemoteApi['identify']>;
  staff: NonNullable<RemoteApi['identifyStaff']>;
}

/** Milliseconds the check of a session may take: no page waits longer for it. */
const CHECK_LIMIT_MS = 2000;

/** What a request says of who sent it; none of it is verified yet. */
export interface Credentials extends Pick<CallContext, 'address' | 'userAgent' | 'lang' | 'cart'> {
  token: string | null;
  /** Of a member of staff; only requests of this host's pages bring one. */
  staffToken?: string | null;
}

/** What a request brings: a bearer token, or failing that the session cookie. */
export function credentialsOf(request: FastifyRequest, publicUrl: string): Credentials {
  return {
    token: bearerOf(request.headers) ?? request.cookies[SESSION_COOKIE] ?? null,
    staffToken: readHostCookie(request, publicUrl, STAFF_COOKIE) ?? null,
    cart: readHostCookie(request, publicUrl, 'cart')?.slice(0, 64) ?? null,
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
 * Who calls, verified: the customer by one token, the member of staff by another. When a check fails or
 * takes too long the caller counts as signed out, and the context says so.
 */
export async function contextOf(
  { token, staffToken = null, ...said }: Credentials,
  visitor: string,
  identify: Identify,
  onError: (error: unknown) => void,
): Promise<CallContext> {
  const rest = { visitor, ...said };
  const [session, staff] = await Promise.all([
    check(token, identify.customer, onError),
    check(staffToken, identify.staff, onError),
  ]);
  return {
    session: session ?? null,
    ...(session === undefined || staff === undefined ? { isSessionUnknown: true } : {}),
    staff: staff ?? null,
    token: session ? token : null,
    ...rest,
  };
}

/** @returns `undefined` when nobody could say */
async function check<S>(
  token: string | null | undefined,
  identify: (token: string) => Promise<S | null>,
  onError: (error: unknown) => void,
): Promise<S | null | undefined> {
  if (!token) return null;
  try {
    return await giveUpAfter(CHECK_LIMIT_MS, 'checking a session', identify(token));
  } catch (error) {
    onError(error);
    return undefined;
  }
}
