import { makeTestVersion } from '../releases/make-test-release';
import type { DiscoveryDocument } from '../releases/discovery-document';
import { checkRoutes } from './check-routes';

const everyone = { traffic: 100, default: true };
const remote = (name: string, routes: string[], calls: [string, string][] = []) => ({
  ...makeTestVersion({
    name,
    version: '1',
    routes: routes.map((path) => ({ path, slots: [] })),
    provides: calls.map(([id, path]) => ({ id, method: 'GET', path })),
  }),
  deployment: everyone,
});

/** What the gate says of mf-new beside mf-old. */
function check(routes: string[], calls: [string, string][] = []) {
  const parts: DiscoveryDocument['microFrontends'] = {
    'mf-old': [remote('mf-old', ['/', '/news/:slug', '/news'], [['old.get', '/api/old/:id']])],
    'mf-new': [remote('mf-new', routes, calls)],
  };
  return checkRoutes(parts, new Set(['mf-new']));
}

test('addresses of its own are fine, beside those of others and below them', () => {
  expect(check(['/weather', '/weather/:city', '/news/archive/:year'])).toBeNull();
  expect(check([], [['new.get', '/api/old']])).toBeNull();
});

test.each([
  ['a page another remote has', ['/news'], [], 'mf-new wants page /news, which mf-old has'],
  [
    'the same with another parameter',
    ['/news/:id'],
    [],
    'mf-new wants page /news/:, which mf-old has',
  ],
  ['the home page', ['/'], [], 'mf-new wants page /, which mf-old has'],
  [
    'a call by its address',
    [],
    [['new.get', '/api/old/:name']],
    'mf-new wants GET /api/old/:, which mf-old has',
  ],
  [
    'a call by its name',
    [],
    [['old.get', '/api/new']],
    'mf-new wants call old.get, which mf-old has',
  ],
  ['everything', ['/*'], [], 'mf-new has the route /*, which takes addresses of others'],
  [
    'everything below',
    ['/weather/*'],
    [],
    'mf-new has the route /weather/*, which takes addresses of others',
  ],
  [
    'every first word',
    ['/:city'],
    [],
    'mf-new has the route /:city, which takes addresses of others',
  ],
  [
    'what the gateway answers',
    ['/api/weather'],
    [],
    'mf-new has the route /api/weather, which the site itself answers',
  ],
  [
    'a language',
    ['/hi/weather'],
    [],
    'mf-new has the route /hi/weather, which the site itself answers',
  ],
])('%s is refused', (_what, routes, calls, message) => {
  expect(check(routes, calls as [string, string][])).toMatchObject({ ok: false, message });
});

test('what runs already is left alone', () => {
  const both = { 'mf-a': [remote('mf-a', ['/x'])], 'mf-b': [remote('mf-b', ['/x', '/:any'])] };
  expect(checkRoutes(both, new Set())).toBeNull();
  expect(checkRoutes(both, new Set(['mf-a']))).toMatchObject({
    message: 'mf-a wants page /x, which mf-b has',
  });
});

test.each([
  ['a page of the back office that says nothing of staff', '/admin/weather', undefined],
  ['a public page that says who of staff may see it', '/weather', { permission: 'office.enter' }],
])('%s is refused', (_what, path, staff) => {
  const version = remote('mf-new', []);
  version.extras.routes = [{ path, slots: [], ...(staff ? { staff } : {}) }];
  expect(checkRoutes({ 'mf-new': [version] }, new Set(['mf-new']))).toMatchObject({
    code: 'staff_page',
  });
});
