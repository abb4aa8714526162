import fc from 'fast-check';
import { emailPattern } from './email-pattern';

test.each([
  'asha@example.org',
  'asha.rao+tara@mail.example.co.in',
  "o'brien_7@xn--11b5bs3a9aj6g.xn--h2brj9c",
  'a@b.cd',
  `${'a'.repeat(64)}@example.org`,
])('%s is an address', (address) => {
  expect(emailPattern.test(address)).toBe(true);
});

test.each([
  'a@example.org,b@example.org',
  'a@example.org;b@example.org',
  'a@example.org b@example.org',
  'Asha <a@example.org>',
  '<a@example.org>',
  'a(comment)@example.org',
  'a@example.org(comment)',
  'a@(comment)example.org',
  'group:a@example.org;',
  '"a b"@example.org',
  '"a@b"@example.org',
  '"a"@example.org',
  'a\\@b@example.org',
  'a@b@example.org',
  'a@[192.0.2.1]',
  'a@192.0.2.1',
  'a@example',
  'a@-example.org',
  'a@example-.org',
  'a@example..org',
  'a@example.org.',
  '.a@example.org',
  'a.@example.org',
  'a..b@example.org',
  'a@example.org\r\nBcc: all@example.org',
  'a@example.org\n',
  'a\0@example.org',
  'a@exam\u200bple.org',
  'а@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(64)}.org`,
  `a@${'b.'.repeat(130)}org`,
  '',
])('%j is none', (address) => {
  expect(emailPattern.test(address)).toBe(false);
});

test('nothing that separates or hides addresses ever matches', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom(...',;:<>()[]"\\ \t\r\n\0'),
      fc.string(),
      (before, sign, after) => {
        expect(emailPattern.test(`a${before}${sign}${after}@example.org`)).toBe(false);
        expect(emailPattern.test(`a@${before}${sign}${after}.org`)).toBe(false);
      },
    ),
  );
});
