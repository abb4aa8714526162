import type { KeyedAllowance } from 'shared/remote-kit/api';

export const codeSeconds = 5 * 60;
/** Wrong codes per number or address; a new code does not reset them. */
export const maxTries = 3;
export const triesWindowSeconds = 15 * 60;

/** Given back when the provider fails: the customer is not to wait for our fault. */
export function sendAllowancesOf(target: string, address: string): KeyedAllowance[] {
  return [
    { key: `code-gap:${target}`, count: 1, seconds: 30 },
    { key: `code-hour:${target}`, count: 5, seconds: 3600 },
    // Generous: whole mobile networks share a few addresses.
    { key: `code-address:${address}`, count: 60, seconds: 3600 },
  ];
}

/** All messages together: a bound on the bill, whoever asks. */
export const allSends: KeyedAllowance = { key: 'code-all', count: 3000, seconds: 3600 };

export function confirmAllowanceOf(address: string): KeyedAllowance {
  return { key: `confirm-address:${address}`, count: 200, seconds: 600 };
}
