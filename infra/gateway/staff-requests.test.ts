import { defineEndpoint } from 'shared/contracts/contract';
import { permissionsOf } from 'shared/contracts/staff-roles';
import { answer } from 'shared/remote-kit/api';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import type { StaffSession } from 'shared/remote-kit/staff-session';
import { expectRefusal, start, whoAmI } from './testing/start-test-gateway';

const member: StaffSession = {
  ...{ id: 3, sessionId: 's', name: 'Meera', email: 'm@w.test' },
  permissions: permissionsOf(['operator']),
  confirmedAt: new Date().toISOString(),
};
const look = defineEndpoint({
  ...whoAmI,
  id: 'test.look',
  path: '/api/look',
  caller: 'staff',
  permission: 'site.read',
});

/** A gateway with one endpoint for staff. */
const open = (identifyStaff: (token: string) => Promise<StaffSession | null>) =>
  start({
    apis: {
      'mf-auth': {
        endpoints: [
          serveStaff(look, async (_input, { name }) => answer({ address: name, lang: 'en' })),
        ],
        identify: async () => null,
        identifyStaff,
      },
    },
    renderRequest: async ({ staff }) => ({ status: 200, html: JSON.stringify(staff ?? null) }),
  });
const known = async (token: string) => (token === 't' ? member : null);
const withCookie = (cookie: string) => ({ url: '/api/look', headers: { cookie } });

test('a member of staff is told by a cookie that is nobody else’s', async () => {
  const { app } = await open(known);
  const reply = await app.inject(withCookie('__Host-staff=t'));
  expect(reply.json()).toEqual({ address: 'Meera', lang: 'en' });
  expect(reply.headers['cache-control']).toBe('no-store');
});

test.each([
  ['none', {}],
  ['of a customer', { cookie: 'userDetails=t' }],
  ['planted by a subdomain', { cookie: 'staff=t' }],
  ['as a bearer token', { authorization: 'Bearer t' }],
  ['of nobody', { cookie: '__Host-staff=x' }],
])('a token %s lets nobody in', async (_what, headers) => {
  const { app } = await open(known);
  expectRefusal((await app.inject({ url: '/api/look', headers })).body, 401);
});

test('who was let in a moment ago is not remembered while nobody can say', async () => {
  let isAway = false;
  const { app } = await open(async (token) => {
    if (isAway) throw new Error('no database');
    return known(token);
  });
  expect((await app.inject(withCookie('__Host-staff=t'))).statusCode).toBe(200);
  isAway = true;
  expectRefusal((await app.inject(withCookie('__Host-staff=t'))).body, 503);
});

test('pages of the back office stay in no cache and no index; the shell hears who asks', async () => {
  const { app } = await open(known);
  const cookie = '__Host-staff=t';
  for (const url of ['/admin', '/hi/admin/people', '/admin/x']) {
    const { headers, body } = await app.inject({ url, headers: { cookie } });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    });
    expect(JSON.parse(body)).toMatchObject({ name: 'Meera' });
  }
  const other = await app.inject({ url: '/administration', headers: { cookie } });
  expect(other.headers['x-robots-tag']).toBeUndefined();
});
