import { pagePermissions, pagePolicy, payHeaders } from './security-headers';

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

test('only a page that pays may show the provider’s checkout, and lead to it', () => {
  const provider = [
    'https://api.pay.example',
    'https://checkout.pay.example',
    'https://api.pay.example',
  ];
  const policy = pagePolicy('n', []);
  for (const path of ['/', '/recharge', '/pay', '/payments/x', '/admin/pay/x'])
    expect(payHeaders(path, policy, provider)).toEqual({});
  expect(payHeaders('/pay/abc', policy, [])).toEqual({});
  const headers = payHeaders('/pay/abc', policy, provider);
  const hosts = 'https://api.pay.example https://checkout.pay.example';
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['content-security-policy']?.split('; ')).toEqual([
    ...policy
      .split('; ')
      .map((rule) => (rule.startsWith('form-action') ? `${rule} ${hosts}` : rule)),
    `frame-src ${hosts}`,
  ]);
});
