import { alternatePath } from './alternate-path';

test.each([
  ['/', 'hi', '/hi'],
  ['/hi', 'en', '/'],
  ['/hi', 'hi', '/hi'],
  ['/remedies/sun', 'hi', '/hi/remedies/sun'],
  ['/hi/remedies/sun', 'en', '/remedies/sun'],
  ['/remedies?q=a%20b#top', 'hi', '/hi/remedies?q=a%20b#top'],
  ['/hi?x=/hi', 'en', '/?x=/hi'],
] as const)('%s in %s is %s', (address, lang, expected) => {
  expect(alternatePath(address, lang)).toBe(expected);
});
