import { SignJWT, jwtVerify } from 'jose';
import type { NewSession } from './session-rows';

const issuer = 'tarapath';

/** The token says which session row counts; it expires with the row. */
export function signSessionToken(session: NewSession, secret: string): Promise<string> {
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(String(session.userId))
    .setIssuedAt()
    .setExpirationTime(Math.floor(session.expiresAt.getTime() / 1000))
    .sign(new TextEncoder().encode(secret));
}

/** What a genuine, unexpired token claims; null for any other text. */
export async function readSessionToken(
  token: string,
  secret: string,
): Promise<{ sessionId: string; userId: number } | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      issuer,
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    return { sessionId: String(payload.sid), userId: Number(payload.sub) };
  } catch (error) {
    // jose's own errors (ERR_JWT_EXPIRED, ERR_JWS_INVALID ...) mean a bad token; others are surprises.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) {
      return null;
    }
    throw error;
  }
}
