import type { CallFailure } from 'shared/http/failure';
import { browserCall } from 'shared/http/browser-call';
import { isFailure } from 'shared/http/failure';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  signInWithPasskey,
} from 'shared/contracts/staff-passkeys';

/** How it ended: `stopped` is the person's own "no", `stale` wants the second factor first. */
export type PasskeyOutcome = 'done' | 'stopped' | 'refused' | 'stale';

/** Signs in with a passkey of this device. */
export async function signInByPasskey(): Promise<PasskeyOutcome> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const begun = await browserCall(beginPasskeySignIn, {});
  if (isFailure(begun)) return nameFailure(begun);
  const response = await unlessStopped(() =>
    startAuthentication({ optionsJSON: begun.options as never }),
  );
  if (!response) return 'stopped';
  const body = { step: begun.step, response: { ...response } };
  return nameEnd(await browserCall(signInWithPasskey, { body }));
}

/** Makes a passkey on this device, and adds it. */
export async function makePasskey(name: string): Promise<PasskeyOutcome> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const begun = await browserCall(beginPasskey, {});
  if (isFailure(begun)) return nameFailure(begun);
  const response = await unlessStopped(() =>
    startRegistration({ optionsJSON: begun.options as never }),
  );
  if (!response) return 'stopped';
  const body = { step: begun.step, name, response: { ...response } };
  return nameEnd(await browserCall(addPasskey, { body }));
}

/** The browser throws when the person says no, waits too long, or the key is there already. */
async function unlessStopped<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    console.info('no passkey was used', error);
    return null;
  }
}

const nameEnd = (outcome: object | CallFailure): PasskeyOutcome =>
  isFailure(outcome) ? nameFailure(outcome) : 'done';

const nameFailure = ({ response }: CallFailure): PasskeyOutcome =>
  response?.code === 'fresh_factor_needed' ? 'stale' : 'refused';
