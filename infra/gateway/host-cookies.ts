import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameHostCookie } from 'shared/http/host-cookie';
import type { CookieName } from 'shared/kept-in-browser/names';

/** Its name is fixed by the specification of the site. */
export const SESSION_COOKIE = 'userDetails' satisfies CookieName;
/** Of staff: sent only with what a page of ours asks for, never along a link from elsewhere. */
export const STAFF_COOKIE = 'staff' satisfies CookieName;
const VISITOR_COOKIE = 'visitor' satisfies CookieName;
const MONTH_SECONDS = 30 * 24 * 3600;
const VISITOR_SHAPE = /^[\w-]{22}$/;

/** Cookies of a request, by name. */
type Cookies = Readonly<Record<string, string | undefined>>;

/** What is set beside the value. */
interface CookieRules {
  httpOnly: boolean;
  expires?: Date;
  maxAge?: number;
}

/** Sets a cookie of this host under the name that the site's address allows. */
export function setHostCookie(
  reply: FastifyReply,
  publicUrl: string,
  { name, value, ...rules }: { name: CookieName; value: string } & CookieRules,
) {
  const { options, shown } = describe(name, publicUrl);
  void reply.setCookie(shown, value, { ...options, ...rules });
  if (shown !== name) forget(reply, name, publicUrl);
}

/** Ends a cookie under the name it has now and the one it had before. */
export function clearHostCookie(reply: FastifyReply, publicUrl: string, name: CookieName) {
  const { options, shown } = describe(name, publicUrl);
  void reply.clearCookie(shown, options);
  if (shown !== name) forget(reply, name, publicUrl);
}

/** The browser's sticky id; a browser without one gets it with this reply. */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
  makeId: () => string,
): string {
  const { shown } = describe(VISITOR_COOKIE, publicUrl);
  const known = readVisitor(request.cookies, shown);
  if (known) return known;
  // an id under the plain name goes on under the new one; a month after its last day this line can go
  const value = readVisitor(request.cookies, VISITOR_COOKIE) ?? makeId();
  const rules = { httpOnly: true, maxAge: MONTH_SECONDS };
  setHostCookie(reply, publicUrl, { name: VISITOR_COOKIE, value, ...rules });
  return value;
}

/** A cookie of this host under the name that the site's address allows. */
export function readHostCookie(
  { cookies }: FastifyRequest,
  publicUrl: string,
  name: CookieName,
): string | undefined {
  return cookies[describe(name, publicUrl).shown];
}

/** The browser's sticky id where it has one. */
export function knownVisitor(cookies: Cookies, publicUrl: string): string | null {
  const { shown } = describe(VISITOR_COOKIE, publicUrl);
  return readVisitor(cookies, shown) ?? readVisitor(cookies, VISITOR_COOKIE);
}

function readVisitor(cookies: Cookies, name: string): string | null {
  const value = cookies[name];
  return value && VISITOR_SHAPE.test(value) ? value : null;
}

function describe(name: CookieName, publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const shown = name === SESSION_COOKIE ? name : nameHostCookie(name, secure);
  const sameSite = name === STAFF_COOKIE ? 'strict' : 'lax';
  return { shown, options: { path: '/', sameSite, secure } as const };
}

/** Only browsers that still have it are told. */
function forget(reply: FastifyReply, name: CookieName, publicUrl: string) {
  if (reply.request.cookies[name] === undefined) return;
  void reply.clearCookie(name, describe(name, publicUrl).options);
}
