import { createHmac, timingSafeEqual } from 'node:crypto';
import { valuesOf, type Secret } from 'shared/remote-kit/secrets';

/** An operator who is signed in at `/ops`. */
export interface OpsSession {
  /** Who makes the changes, in the history. */
  name: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** How long one lasts. */
export const SESSION_MS = 3600_000;

const sign = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`ops-${purpose}:${text}`).digest('base64url');

/** The cookie's value: readable, signed with the ops token, and worth nothing once that is replaced. */
export function writeSession(session: OpsSession, { current }: Secret): string {
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url');
  return `${payload}.${sign(current, 'session', payload)}`;
}

/** The session of a cookie; `null` when it is none of ours, or over. */
export function readSession(
  cookie: string | undefined,
  token: Secret,
  now = Date.now(),
): OpsSession | null {
  const [payload = '', signature = ''] = (cookie ?? '').split('.');
  const isOurs = valuesOf(token).some((secret) =>
    isSame(signature, sign(secret, 'session', payload)),
  );
  if (!isOurs) return null;
  const session = JSON.parse(Buffer.from(payload, 'base64url').toString()) as OpsSession;
  return session.expires > now ? session : null;
}

/** What a form of this session carries, so that no other site can send it. */
export function formToken(cookie: string, { current }: Secret): string {
  return sign(current, 'form', cookie);
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
