import { generateSecret, generateURI, verifySync } from 'otplib';
import { encode } from 'uqr';

/** What sealed secrets of authenticator apps are sealed for. */
export const TOTP_PURPOSE = 'staff-totp';
/** Half a step: a phone's clock may be off by so many seconds. */
const TOLERANCE_SECONDS = 30;

export const drawTotpSecret = (): string => generateSecret();

/**
 * The step of 30 seconds that a code belongs to.
 * @param after the last step that was taken: none up to it counts again
 * @returns null: wrong, too old, or used before
 */
export function findTotpStep(secret: string, code: string, after: number | null): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const found = verifySync({
    secret,
    token: code,
    epochTolerance: TOLERANCE_SECONDS,
    ...(after === null ? {} : { afterTimeStep: after }),
  });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}

/** What an app is set up with: the secret as it is typed, as an address, and as a picture of the address. */
export function describeTotp(secret: string, email: string) {
  const uri = generateURI({ issuer: 'Tarapath', label: email, secret });
  const { data, size } = encode(uri, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { secret, uri, qr: { size, path: path.join('') } };
}
