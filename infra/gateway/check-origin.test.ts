import type { FastifyRequest } from 'fastify';
import { isOriginAllowed } from './check-origin';

const request = (method: string, headers: Record<string, string>) =>
  ({ method, headers, protocol: 'http', host: 'inner:3000' }) as unknown as FastifyRequest;

test.each([
  ['a read from anywhere', 'GET', { origin: 'https://evil.example', cookie: 'a=b' }, true],
  ['our own page', 'POST', { origin: 'https://site.example', cookie: 'a=b' }, true],
  ['the address it was made to', 'POST', { origin: 'http://inner:3000', cookie: 'a=b' }, true],
  ['another site', 'POST', { origin: 'https://evil.example', cookie: 'a=b' }, false],
  ['an opaque origin', 'POST', { origin: 'null', cookie: 'a=b' }, false],
  ['a browser without origin', 'POST', { cookie: 'a=b' }, false],
  ['a script without cookies', 'POST', {}, true],
  ['a delete from another site', 'DELETE', { origin: 'https://evil.example' }, false],
] as const)('%s', (_what, method, headers, allowed) => {
  expect(isOriginAllowed(request(method, headers), 'https://site.example')).toBe(allowed);
});
