import { splitLang } from './split-lang';

test.each([
  ['/', 'en', '/'],
  ['/remedies', 'en', '/remedies'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi/remedies/sun', 'hi', '/remedies/sun'],
  ['/hindi', 'en', '/hindi'],
])('%s is %s %s', (pathname, lang, path) => {
  expect(splitLang(pathname)).toEqual({ lang, path });
});
