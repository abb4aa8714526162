import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';
import { valuesOf, type Secret } from 'shared/remote-kit/secrets';
import type { NewSession } from './session-rows';

const issuer = 'tarapath';
const keyOf = (value: string) => new TextEncoder().encode(value);

/** The token says which session row counts; it expires with the row. */
export function signSessionToken(session: NewSession, secret: Secret): Promise<string> {
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(String(session.userId))
    .setIssuedAt()
    .setExpirationTime(Math.floor(session.expiresAt.getTime() / 1000))
    .sign(keyOf(secret.current));
}

/** What a genuine, unexpired token claims, signed with either value; null for any other text. */
export async function readSessionToken(
  token: string,
  secret: Secret,
): Promise<{ sessionId: string; userId: number } | null> {
  for (const value of valuesOf(secret)) {
    const payload = await verify(token, value);
    if (payload) return { sessionId: String(payload.sid), userId: Number(payload.sub) };
  }
  return null;
}

async function verify(token: string, value: string): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(value), {
      issuer,
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    return payload;
  } catch (error) {
    // jose's own errors mean a bad token; others are surprises.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
