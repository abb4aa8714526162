import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { staffPasskeys } from '../data/staff-schema';

type PasskeyRow = typeof staffPasskeys.$inferSelect;

/** Whose keys they are: the site by its public address, nothing else. */
export const relyingParty = (publicUrl: string) => {
  const { hostname: id, origin } = new URL(publicUrl);
  return { id, origin };
};

type Party = ReturnType<typeof relyingParty>;

/** What a browser needs to make a key; the finger or the PIN is asked for. */
export function registrationOptions(
  party: Party,
  member: { id: number; name: string; email: string },
  known: readonly Pick<PasskeyRow, 'id'>[],
) {
  return generateRegistrationOptions({
    rpName: 'Tarapath',
    rpID: party.id,
    userID: new TextEncoder().encode(`staff:${member.id}`),
    userName: member.email,
    userDisplayName: member.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The key that a browser made; null when it is not what was asked for. */
export async function readRegistration(party: Party, challenge: string, response: unknown) {
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** What a browser needs to sign in; the key names itself, so nobody is asked who they are. */
export const signInOptions = (party: Party) =>
  generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });

/** How far the key has counted, when the answer is right; null when it is not. */
export async function readSignIn(
  party: Party,
  challenge: string,
  key: PasskeyRow,
  response: unknown,
): Promise<number | null> {
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
        transports: key.transports as WebAuthnCredential['transports'],
      },
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/** The library throws whatever is wrong with an answer, also when it is no answer at all. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
