import { createHash } from 'node:crypto';
import { isWeakSecret } from './weak-secret';

test.each([
  's'.repeat(32),
  'aB3$'.repeat(8),
  'changeme'.repeat(4),
  '0123456789abcdef0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyz012345',
  'qwertyuiopasdfghjklzxcvbnm123456',
  '1234567890'.repeat(4),
  'session-secret-of-a-site-0123456789',
  'correct horse battery staple, correct horse',
  'The quick brown fox jumps over the lazy dog 1234',
  'CorrectHorseBatteryStapleMonkeyDragon',
  'aapkaapnarahasyashabdyahanlikhiyejaldi',
])('%s is weak', (secret) => {
  expect(isWeakSecret(secret)).toBe(true);
});

test('what a generator draws is not', () => {
  for (let n = 0; n < 8; n += 1) {
    const drawn = createHash('sha256').update(`draw ${n}`).digest();
    expect(isWeakSecret(drawn.toString('base64'))).toBe(false);
    expect(isWeakSecret(drawn.toString('base64url'))).toBe(false);
    expect(isWeakSecret(drawn.toString('hex'))).toBe(false);
    expect(isWeakSecret(drawn.subarray(16).toString('hex'))).toBe(false);
  }
});
