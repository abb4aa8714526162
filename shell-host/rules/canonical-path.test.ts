import { canonicalPath } from './canonical-path';

test.each([
  ['/', '/'],
  ['/remedies', '/remedies'],
  ['/remedies/', '/remedies'],
  ['/remedies?page=2#top', '/remedies'],
  ['/blogs/2', '/blogs'],
  ['/blogs/120/', '/blogs'],
  ['/hi', '/hi'],
  ['/hi/', '/hi'],
  ['/hi/blogs/2', '/hi/blogs'],
  ['/2', '/'],
  ['/hi/2', '/hi'],
  ['/horoscope/yearly/2026', '/horoscope/yearly/2026'],
  ['/panchang/2026/11', '/panchang/2026/11'],
  ['/panchang/2026/11/21', '/panchang/2026/11/21'],
  ['/photo-gallery/104233', '/photo-gallery/104233'],
  ['/numerology/number-7', '/numerology/number-7'],
  ['/blogs/2nd-house', '/blogs/2nd-house'],
])('%s is known as %s', (address, expected) => {
  expect(canonicalPath(address)).toBe(expected);
});
