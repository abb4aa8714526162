import type { CallContext, KeyedAllowance } from 'shared/remote-kit/api';
import { networkOf } from 'shared/remote-kit/network-of';
import type { CodeTarget } from './send-code';

export const codeSeconds = 5 * 60;
/** Wrong codes of one browser for one number or address; a new code does not reset them. */
export const maxTries = 3;
export const triesWindowSeconds = 15 * 60;

const hour = 3600;

/**
 * Something that codes are counted for. The first step is free, each further one asks for more work
 * from the caller's processor, and after the last there is a pause, unless the scope has no end.
 */
export interface SendScope {
  name: 'gap' | 'browser' | 'target' | 'prefix' | 'network' | 'all';
  key: string;
  steps: readonly [number, ...number[]];
  seconds: number;
  isEndless?: true;
}

/** What a code to a number or an address is counted for, the narrowest first. */
export function sendScopesOf(
  { channel, target, purpose }: CodeTarget,
  { address, visitor }: Pick<CallContext, 'address' | 'visitor'>,
): SendScope[] {
  const [network, wide] = [networkOf(address), networkOf(address, 48)];
  const scopes: SendScope[] = [
    // of one purpose: who has just signed in may ask for another code at once
    { name: 'gap', key: `code-gap:${target} ${purpose}`, steps: [1], seconds: 30 },
    { name: 'browser', key: `code-browser:${target} ${visitor}`, steps: [5], seconds: hour },
    // a stranger uses up a part of what a number gets, and the rest stays for its owner
    { name: 'browser', key: `code-from:${target} ${network}`, steps: [5, 3], seconds: hour },
    { name: 'target', key: `code-hour:${target}`, steps: [6, 6], seconds: hour },
    { name: 'target', key: `code-day:${target}`, steps: [20, 10], seconds: 24 * hour },
    // whole mobile networks share a few addresses: they wait a second or two, and are let in
    { name: 'network', key: `code-address:${network}`, steps: [60, 140, 400], seconds: hour },
  ];
  if (wide !== network)
    scopes.push({
      name: 'network',
      key: `code-wide:${wide}`,
      steps: [120, 280, 800],
      seconds: hour,
    });
  if (channel === 'sms')
    // +91 and five digits: a hundred thousand numbers of one operator, for who tries one after another
    scopes.push({
      name: 'prefix',
      key: `code-prefix:${target.slice(0, 8)}`,
      steps: [20, 60, 200],
      seconds: hour,
    });
  scopes.push({
    name: 'all',
    key: `code-all:${channel}`,
    steps: [1500, 1500, 3000],
    seconds: hour,
    isEndless: true,
  });
  return scopes;
}

export function confirmAllowanceOf(address: string): KeyedAllowance {
  return { key: `confirm-address:${networkOf(address)}`, count: 200, seconds: 600 };
}
