import { matchRoute } from './match-route';

const routes = [
  { path: '/remedies/:slug' },
  { path: '/remedies/all' },
  { path: '/remedies' },
  { path: '/' },
];

test.each([
  ['/', '/', {}],
  ['/remedies', '/remedies', {}],
  ['/remedies/sun', '/remedies/:slug', { slug: 'sun' }],
  ['/remedies/all', '/remedies/all', {}],
  ['/remedies/%E0%A4%B8', '/remedies/:slug', { slug: 'स' }],
])('%s is %s', (path, pattern, params) => {
  expect(matchRoute(routes, path)).toMatchObject({ route: { path: pattern }, params });
});

test('an unknown path matches nothing', () => {
  expect(matchRoute(routes, '/remedies/sun/extra')).toBeNull();
});
