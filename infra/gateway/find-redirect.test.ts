import { findRedirect } from './find-redirect';

const publicUrl = 'https://site.example';
const pay = 'https://pay.example';
const find = (to: string, redirectsTo?: ('site' | `https://${string}`)[]) =>
  findRedirect({ id: 'test.pay', ...(redirectsTo ? { redirectsTo } : {}) }, to, publicUrl);

test.each([
  ['/wallet?done=1#top', '/wallet?done=1#top'],
  [`${publicUrl}/wallet`, '/wallet'],
  ['wallet', '/wallet'],
  ['', '/'],
  [`${pay}/checkout/o_1?x=y`, `${pay}/checkout/o_1?x=y`],
])('%s leads to %s', (to, location) => {
  expect(find(to, ['site', pay])).toBe(location);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/https://pay.example',
  'https://pay.example.evil.example/',
  'https://pay.example@evil.example/',
  'https://user@pay.example/',
  'http://pay.example/',
  'https://pay.example:8443/',
  'http://site.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '\t//evil.example',
  'https://',
])('%s leads nowhere', (to) => {
  expect(() => find(to, ['site', pay])).toThrow('test.pay may not lead to another place');
});

test('a path that would turn into a host stays a path', () => {
  expect(find('/.//evil.example', ['site'])).toBe('/evil.example');
});

test('only the places that the contract names count', () => {
  expect(() => find('/wallet', [pay])).toThrow();
  expect(() => find(`${pay}/`, ['site'])).toThrow();
  expect(() => find('/wallet')).toThrow();
});
