import { localPath, readOwnPath } from './local-path';

test.each([
  ['en', '/', '/'],
  ['en', '/remedies?x=1', '/remedies?x=1'],
  ['hi', '/', '/hi'],
  ['hi', '/?q=a', '/hi?q=a'],
  ['hi', '/remedies/sun#mantra', '/hi/remedies/sun#mantra'],
  ['hi', '#main', '#main'],
  ['hi', 'mailto:care@example.org', 'mailto:care@example.org'],
  ['hi', 'https://example.org/a', 'https://example.org/a'],
  ['hi', '//example.org/a', '//example.org/a'],
] as const)('in %s, %s is %s', (lang, path, expected) => {
  expect(localPath(lang, path)).toBe(expected);
});

test.each([
  ['/hi/horoscope?a=1#b', '/hi/horoscope?a=1#b'],
  ['/rituals/दीपावली', '/rituals/%E0%A4%A6%E0%A5%80%E0%A4%AA%E0%A4%BE%E0%A4%B5%E0%A4%B2%E0%A5%80'],
  ['/a\u0000b', '/a%00b'],
  ['//other.example', null],
  ['/\\other.example', null],
  ['/..//other.example', null],
  ['/./\t/other.example', null],
  ['https://other.example/', null],
  ['javascript:alert(1)', null],
  ['', null],
  [undefined, null],
])('%j asked for as a path of ours is %j', (asked, expected) => {
  expect(readOwnPath(asked)).toBe(expected);
});
