import { localPath } from './local-path';

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
