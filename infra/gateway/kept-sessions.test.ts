import type { SessionUser } from 'shared/remote-kit/api';
import { KeptSessions } from './kept-sessions';

const session = { id: 7, sessionId: 's' } as SessionUser;
let now = 0;
const open = () => new KeptSessions(() => now);

test('a verified session is known for seconds, and no longer', () => {
  const kept = open();
  kept.keep('token', session);
  expect(kept.find('token')).toBe(session);
  expect(kept.find('other')).toBeNull();
  now += 10_000;
  expect(kept.find('token')).toBeNull();
});

test('one that was found to have ended is not, nor any after a change', () => {
  const kept = open();
  kept.keep('token', session);
  kept.keep('token', null);
  expect(kept.find('token')).toBeNull();
  kept.keep('token', session);
  kept.clear();
  expect(kept.find('token')).toBeNull();
});

test('their number is bounded, and the newest stay', () => {
  const kept = open();
  for (let number = 0; number <= 5_000; number += 1) kept.keep(`${number}`, session);
  expect(kept.find('0')).toBeNull();
  expect(kept.find('5000')).toBe(session);
});
