import { start } from './testing/start-test-gateway';

describe('cookies', () => {
  const old = 'a'.repeat(22);

  test.each([
    ['https://site.example', /^__Host-visitor=[\w-]{22}; Max-Age=2592000; Path=\/; .*Secure/],
    ['http://localhost:3000', /^visitor=[\w-]{22}; (?!.*Secure)/],
  ])('at %s have the name a browser takes there', async (PUBLIC_URL, shape) => {
    const { app } = await start({ env: { PUBLIC_URL } });
    const { headers } = await app.inject({ url: '/' });
    expect(headers['set-cookie']).toMatch(shape);
    expect(headers['set-cookie']).not.toContain('Domain');
  });

  test('a visitor known by the former name stays the same one', async () => {
    const { app } = await start();
    const first = await app.inject({ url: '/', headers: { cookie: `visitor=${old}` } });
    const [named, gone] = first.cookies;
    expect(named).toMatchObject({ name: '__Host-visitor', value: old });
    expect(gone).toMatchObject({ name: 'visitor', value: '', path: '/' });
    const cookie = `visitor=planted-by-a-subdomain; __Host-visitor=${old}`;
    const later = await app.inject({ url: '/', headers: { cookie } });
    expect(later.cookies).toEqual([]);
  });

  test.each(['visitor=short', `__Host-visitor=${'<'.repeat(22)}`, `Visitor=${old}`])(
    '%s is nobody: a new id is drawn',
    async (cookie) => {
      const { app } = await start();
      const { cookies } = await app.inject({ url: '/', headers: { cookie } });
      expect(cookies[0]).toMatchObject({ name: '__Host-visitor' });
      expect(cookies[0]?.value).not.toBe(old);
    },
  );

  test('of a choice are named so too; that of the session has the name it was given', async () => {
    const { app } = await start();
    const headers = { cookie: 'city=pune', origin: 'https://site.example' };
    const asked = { method: 'POST', url: '/api/choose', headers } as const;
    const { cookies } = await app.inject(asked);
    const names = cookies.map(({ name, value }) => `${name}=${value}`);
    expect(names).toEqual([
      expect.stringMatching(/^__Host-visitor=/),
      '__Host-city=ujjain',
      'city=',
      'userDetails=token',
    ]);
  });
});

describe('cookies and caches', () => {
  test('an answer anybody may keep sets no cookie; a page does, for 30 days', async () => {
    const { app } = await start();
    const kept = await app.inject({ url: '/api/list' });
    expect(kept.headers['cache-control']).toContain('public');
    expect(kept.headers['set-cookie']).toBeUndefined();
    const page = await app.inject({ url: '/' });
    expect(page.headers['cache-control']).toContain('private');
    expect(page.headers['set-cookie']).toMatch(/^__Host-visitor=[\w-]{22}; Max-Age=2592000;/);
  });

  test('what sets a cookie and says nothing of caches is kept by none', async () => {
    const { app } = await start();
    const payload = 'name=A';
    const type = 'application/x-www-form-urlencoded';
    const headers = { accept: 'text/html', 'content-type': type };
    const reply = await app.inject({ method: 'POST', url: '/api/keep', payload, headers });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers['set-cookie']).toBeDefined();
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});
