import { pagePermissions, pagePolicy } from './security-headers';

test('without streams a page loads media and calls from the site alone', () => {
  const policy = pagePolicy('n', []);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/media-src|connect-src|blob:/);
});

test('the origins of streams are allowed for media and calls, and nothing else is', () => {
  const rules = pagePolicy('n', ['https://tv.example', 'https://cdn.example']).split('; ');
  expect(rules.filter((rule) => rule.includes('tv.example'))).toEqual([
    "media-src 'self' blob: https://tv.example https://cdn.example",
    "connect-src 'self' https://tv.example https://cdn.example",
  ]);
  expect(rules).toContain("worker-src 'self'");
  expect(rules).toContain("script-src 'nonce-n' 'strict-dynamic'");
});

test('a page may ask where the visitor is, and for nothing else', () => {
  expect(pagePermissions).toContain('geolocation=(self)');
  expect(pagePermissions).toContain('camera=(), ');
  expect(pagePermissions).toContain('microphone=(), ');
});
