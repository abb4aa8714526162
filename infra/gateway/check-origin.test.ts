import { isOriginAllowed } from './check-origin';

const site = { publicUrl: 'https://site.example', production: true };
const ask = (method: string, headers: Record<string, string>, of = site) =>
  isOriginAllowed({ method, headers }, of);

test.each([
  ['a read from anywhere', 'GET', { origin: 'https://evil.example', cookie: 'a=b' }, true],
  ['our own page', 'POST', { origin: 'https://site.example', cookie: 'a=b' }, true],
  ['another site', 'POST', { origin: 'https://evil.example', cookie: 'a=b' }, false],
  ['an opaque origin', 'POST', { origin: 'null', cookie: 'a=b' }, false],
  ['a browser without origin', 'POST', { cookie: 'a=b' }, false],
  ['a script without cookies', 'POST', {}, true],
  ['a delete from another site', 'DELETE', { origin: 'https://evil.example' }, false],
] as const)('%s', (_what, method, headers, allowed) => {
  expect(ask(method, headers)).toBe(allowed);
});

test('the address a request was made to counts on a developer’s machine only, as Host says it', () => {
  const headers = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' };
  const forged = { ...headers, host: 'other:1', 'x-forwarded-host': '127.0.0.1:3000' };
  expect(ask('POST', headers, { ...site, production: false })).toBe(true);
  expect(ask('POST', forged, { ...site, production: false })).toBe(false);
  expect(ask('POST', headers)).toBe(false);
});
