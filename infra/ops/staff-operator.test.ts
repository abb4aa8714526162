import type { StaffPermission } from 'shared/contracts/staff-permissions';
import { permissionsOf } from 'shared/contracts/staff-roles';
import type { StaffSession } from 'shared/remote-kit/staff-session';
import { testOpsToken } from '../gateway/testing/open-test-gateway';
import { start } from '../gateway/testing/start-test-gateway';
import type { Operation } from '../releases/operation';
import { addOpsPage } from './ops-page-routes';

let operations: Operation[];
let decided: string[];

/** A gateway with the page, and one member of staff behind the token `t`. */
async function open(permissions: readonly StaffPermission[], minutesAgo = 0) {
  operations = [];
  decided = [];
  const member: StaffSession = {
    ...{ id: 3, sessionId: 'session-of-3', name: 'Meera', email: 'm@w.test', permissions },
    confirmedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  };
  const gateway = await start({
    apis: {
      'mf-auth': {
        endpoints: [],
        identifyStaff: async (token) => (token === 't' ? member : null),
      },
    },
    addMore(app, site) {
      addOpsPage(app, {
        site,
        store: { readHistory: async function* () {} },
        letters: {
          list: async () => ({ letters: [], count: 0, decisions: [] }),
          replay: async ({ by }) => decided.push(by),
          drop: async ({ by }) => decided.push(by),
        },
        opsToken: testOpsToken,
        isBehind: () => false,
        logSecurity: () => undefined,
        async operate(operation) {
          operations.push(operation);
          return { ok: true, kind: 'changed', generation: 2, releases: [] };
        },
      });
    },
  });
  const ask = (url: string, cookie: string, fields?: Record<string, string>) =>
    gateway.app.inject({
      method: fields ? 'POST' : 'GET',
      url,
      headers: {
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://site.example',
      },
      ...(fields ? { payload: new URLSearchParams(fields).toString() } : {}),
    });
  /** Changes a release, and has a failed job done again. */
  const change = async (cookie: string) => {
    const page = (await ask('/ops', cookie)).body;
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const fields = { command: 'promote', remote: 'mf-auth', version: '2', why: 'better' };
    const job = { command: 'replay', queue: 'mf-auth.sweep', id: '', why: 'better', token };
    await ask('/ops/jobs', cookie, job);
    return ask('/ops/change', cookie, { ...fields, token });
  };
  return { ask, change };
}

const mine = '__Host-staff=t';

test('an operator of the staff sees the page and changes releases under their own name', async () => {
  const { ask, change } = await open(permissionsOf(['operator']));
  expect((await ask('/ops', mine)).body).toContain('Sign out Meera');
  expect((await change(mine)).statusCode).toBe(303);
  expect(operations).toMatchObject([{ command: 'promote', by: 'Meera' }]);
  expect(decided).toEqual(['Meera']);
});

test('a change wants a fresh second factor, and leads to where it is given', async () => {
  const { change } = await open(permissionsOf(['operator']), 11);
  const reply = await change(mine);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/admin/confirm?next=/ops']);
  expect([...operations, ...decided]).toEqual([]);
});

test.each([
  ['who may only look changes nothing', ['office.enter', 'site.read'] as const, mine, true],
  ['another role sees nothing', permissionsOf(['editor', 'finance']), mine, false],
  ['an ended session sees nothing', permissionsOf(['owner']), '__Host-staff=old', false],
  ['a cookie that a subdomain could plant', permissionsOf(['owner']), 'staff=t', false],
  ['a customer’s cookie', permissionsOf(['owner']), 'userDetails=t', false],
])('%s', async (_what, permissions, cookie, isShown) => {
  const { ask, change } = await open(permissions);
  expect((await ask('/ops', cookie)).body.includes('Sign out Meera')).toBe(isShown);
  await change(cookie);
  expect([...operations, ...decided]).toEqual([]);
});

test('a form that was not made for this sign-in changes nothing', async () => {
  const { ask } = await open(permissionsOf(['operator']));
  const fields = { command: 'promote', remote: 'mf-auth', version: '2', why: 'better' };
  await ask('/ops/change', mine, { ...fields, token: 'made-up' });
  expect([...operations, ...decided]).toEqual([]);
});
