import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { createTestDatabase } from 'infra/test/test-database';
import { listStaffAudit, verifyStaffAudit } from 'shared/contracts/staff-audit';
import {
  changeStaffRoles,
  endStaffMember,
  inviteStaff,
  listStaff,
  revokeStaffInvitation,
  signOutStaffMember,
} from 'shared/contracts/staff-members';
import {
  findPeople,
  getPerson,
  openPerson,
  proposeErasure,
  signOutPerson,
} from 'shared/contracts/staff-people';
import { decideProposal, listProposals } from 'shared/contracts/staff-proposals';
import { getInvitation } from 'shared/contracts/staff-sign-in';
import { expectAnswer, expectRefusal, startAuthApi, type AuthApi } from '../testing/auth-api';
import { signIn } from '../testing/sign-in';
import { joinStaff } from '../testing/staff';
import { verifyTrail } from './audit-trail';

let auth: AuthApi;
let owner: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
  owner = await joinStaff(auth, 'owner@w.test', ['owner']);
});
afterAll(() => auth.stop());
beforeEach(() => auth.pool.query('DELETE FROM limits.allowances'));

const why = 'asked by the tests';
const rolesOf = async (email: string) => {
  const { members } = expectAnswer(await owner.call(listStaff, {}));
  return members.find((member) => member.email === email)?.roles;
};

describe('who works here', () => {
  test('an invitation says who invites, works once, and can be taken back', async () => {
    const body = { email: 'New@w.test', roles: ['shop' as const] };
    expectAnswer(await owner.call(inviteStaff, { body }));
    const mail = auth.emails.at(-1);
    expect(mail?.text).toContain('owner invites you');
    const token = /invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { data } = expectAnswer(await auth.call(getInvitation, { params: { token } }));
    expect(data).toMatchObject({ email: 'new@w.test', roles: ['shop'], invited_by: 'owner' });
    expect(data.totp.uri).toContain('otpauth://totp/');
    // the next one to the same address ends it
    expectAnswer(await owner.call(inviteStaff, { body }));
    const former = await auth.call(getInvitation, { params: { token } });
    expect(expectRefusal(former).code).toBe('bad_token');
    const { invitations } = expectAnswer(await owner.call(listStaff, {}));
    expect(invitations).toHaveLength(1);
    const params = { id: invitations[0]?.id ?? '' };
    expectAnswer(await owner.call(revokeStaffInvitation, { params }));
    expect(expectRefusal(await owner.call(revokeStaffInvitation, { params })).code).toBe(
      'not_found',
    );
  });

  test('nobody is invited as an owner, or twice', async () => {
    const asOwner = await owner.call(inviteStaff, {
      body: { email: 'x@w.test', roles: ['owner'] },
    });
    expect(expectRefusal(asOwner).fields).toHaveProperty(['body.roles']);
    const twice = await owner.call(inviteStaff, {
      body: { email: 'owner@w.test', roles: ['shop'] },
    });
    expect(expectRefusal(twice).code).toBe('conflict');
  });

  test('an expired invitation opens nothing', async () => {
    await owner.call(inviteStaff, { body: { email: 'late@w.test', roles: ['shop'] } });
    const token = /invitation\/([\w-]+)/.exec(auth.emails.at(-1)?.text ?? '')?.[1] ?? '';
    await auth.pool.query(
      `UPDATE auth.staff_invitations SET expires_at = now() WHERE email = 'late@w.test'`,
    );
    const found = await auth.call(getInvitation, { params: { token } });
    expect(expectRefusal(found).code).toBe('bad_token');
  });

  test('the last owner is neither demoted nor removed, whoever asks', async () => {
    const params = { id: owner.staff.id };
    const demoted = await owner.call(changeStaffRoles, { params, body: { roles: ['shop'], why } });
    expect(expectRefusal(demoted).code).toBe('last_owner');
    const ended = await owner.call(endStaffMember, { params, body: { why } });
    expect(expectRefusal(ended).code).toBe('last_owner');
    expect(await auth.api.identifyStaff?.(owner.cookie)).not.toBeNull();
  });

  test('making an owner takes two; of two owners who remove each other one stays', async () => {
    const second = await joinStaff(auth, 'second@w.test', ['shop']);
    const params = { id: second.staff.id };
    const asked = await owner.call(changeStaffRoles, {
      params,
      body: { roles: ['shop', 'owner'], why },
    });
    expect(expectAnswer(asked).status).toBe(202);
    expect(await rolesOf('second@w.test')).toEqual(['shop']);
    const { data } = expectAnswer(await owner.call(listProposals, {}));
    const id = data[0]?.id ?? 0;
    expect(data[0]).toMatchObject({ kind: 'make_owner', is_mine: true, is_mine_to_decide: false });
    const decision = { params: { id }, body: { decision: 'approve' as const } };
    expect(expectRefusal(await owner.call(decideProposal, decision)).code).toBe('own_proposal');
    // a colleague without the permission, and the one whom it is about
    expect(expectRefusal(await second.call(decideProposal, decision)).code).toBe('not_permitted');
    expect(expectAnswer(await second.call(listProposals, {})).data).toEqual([]);
    const third = await joinStaff(auth, 'third@w.test', ['owner']);
    const stale = { ...third.staff, confirmedAt: new Date(0).toISOString() };
    const late = await third.call(decideProposal, decision, stale);
    expect(expectRefusal(late).code).toBe('fresh_factor_needed');
    const both = await Promise.all([
      third.call(decideProposal, decision),
      third.call(decideProposal, decision),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await rolesOf('second@w.test')).toEqual(['owner', 'shop']);

    await third.call(endStaffMember, { params: { id: second.staff.id }, body: { why } });
    const outcomes = await Promise.all([
      owner.call(endStaffMember, { params: { id: third.staff.id }, body: { why } }),
      third.call(endStaffMember, { params: { id: owner.staff.id }, body: { why } }),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const { rows } = await auth.pool.query(
      `SELECT count(*)::int FROM auth.staff_roles WHERE role = 'owner'`,
    );
    expect(rows[0].count).toBe(1);
    if (!outcomes[0]?.ok) owner = third;
  });

  test('whose access ends is out at once, and comes in no more', async () => {
    const leaver = await joinStaff(auth, 'leaver@w.test', ['editor']);
    const params = { id: leaver.staff.id };
    expectAnswer(await owner.call(endStaffMember, { params, body: { why } }));
    expect(await auth.api.identifyStaff?.(leaver.cookie)).toBeNull();
    const again = await owner.call(endStaffMember, { params, body: { why } });
    expect(expectRefusal(again).code).toBe('not_found');
  });

  test('a role that is taken away is gone at the next request', async () => {
    const member = await joinStaff(auth, 'less@w.test', ['finance', 'shop']);
    const params = { id: member.staff.id };
    expectAnswer(await owner.call(changeStaffRoles, { params, body: { roles: ['shop'], why } }));
    const now = await auth.api.identifyStaff?.(member.cookie);
    expect(now?.permissions).toContain('shop.manage');
    expect(now?.permissions).not.toContain('money.refund');
    expectAnswer(await owner.call(signOutStaffMember, { params }));
    expect(await auth.api.identifyStaff?.(member.cookie)).toBeNull();
  });
});

describe('customers', () => {
  test('are found by a part, shown mostly hidden, and a wildcard is a letter', async () => {
    const { session } = await signIn(auth, '9811122233');
    const support = await joinStaff(auth, 'support@w.test', ['support']);
    for (const q of ['9811122233', '+91 98111 22233', `#${session.id}`]) {
      const { data, total } = expectAnswer(await support.call(findPeople, { query: { q } }));
      expect([total, data[0]?.id, data[0]?.phone]).toEqual([1, session.id, '+91 ••••••2233']);
    }
    for (const q of ['%%%%', '____', `#${'9'.repeat(18)}`])
      expect(expectAnswer(await support.call(findPeople, { query: { q } })).total).toBe(0);
    for (const q of ['981', '#', '']) {
      const short = await support.call(findPeople, { query: { q } });
      expect(expectRefusal(short).code).toBe('invalid_input');
    }
  });

  test('a customer’s page opens for who says why, for half an hour, and it is noted', async () => {
    const { session } = await signIn(auth, '9811122244');
    const one = await joinStaff(auth, 'one@w.test', ['support']);
    const two = await joinStaff(auth, 'two@w.test', ['support']);
    const params = { id: session.id };
    expect(expectRefusal(await one.call(getPerson, { params })).code).toBe('reason_needed');
    const mute = await one.call(openPerson, { params, body: { why: '    ' } });
    expect(expectRefusal(mute).code).toBe('invalid_input');
    expectAnswer(await one.call(openPerson, { params, body: { why: 'ticket 7: no code comes' } }));
    const { data } = expectAnswer(await one.call(getPerson, { params }));
    expect(data).toMatchObject({
      phone: '+919811122244',
      wallet: { paid: '0', promotional: '0' },
      opened: { why: 'ticket 7: no code comes' },
    });
    expect(data.sessions).toHaveLength(1);
    // the reason is one's own
    expect(expectRefusal(await two.call(getPerson, { params })).code).toBe('reason_needed');
    const { data: lines } = expectAnswer(
      await owner.call(listStaffAudit, { query: { q: `customer:${session.id}` } }),
    );
    expect(lines).toMatchObject([
      { action: 'customer.opened', staff_name: 'one', reason: 'ticket 7: no code comes' },
    ]);
    expect(expectAnswer(await one.call(signOutPerson, { params, body: {} })).ended).toBe(1);
    expect(expectRefusal(await two.call(signOutPerson, { params, body: {} })).code).toBe(
      'reason_needed',
    );
    const nobody = await one.call(openPerson, { params: { id: 2_000_000_000 }, body: { why } });
    expect(expectRefusal(nobody).code).toBe('not_found');
  });

  test('an account is erased by two', async () => {
    const { session, token } = await signIn(auth, '9811122255');
    const one = await joinStaff(auth, 'maker@w.test', ['support']);
    const two = await joinStaff(auth, 'checker@w.test', ['support']);
    const params = { id: session.id };
    await one.call(openPerson, { params, body: { why } });
    expectAnswer(await one.call(proposeErasure, { params, body: { why: 'letter of 20 Nov' } }));
    const twice = await one.call(proposeErasure, { params, body: { why } });
    expect(expectRefusal(twice).code).toBe('conflict');
    const { data } = expectAnswer(await two.call(listProposals, {}));
    const asked = data.find(({ kind }) => kind === 'erase_customer');
    expect(asked).toMatchObject({ subject: `customer:${session.id}`, is_mine_to_decide: true });
    const decision = { params: { id: asked?.id ?? 0 }, body: { decision: 'approve' as const } };
    expect(expectRefusal(await one.call(decideProposal, decision)).code).toBe('own_proposal');
    expect(await auth.api.identify?.(token)).not.toBeNull();
    expectAnswer(await two.call(decideProposal, decision));
    expect(await auth.api.identify?.(token)).toBeNull();
  });
});

describe('the trail', () => {
  test('is whole, and shows what was changed, left out, or cut off', async () => {
    const { length, broken_at } = expectAnswer(await owner.call(verifyStaffAudit, {}));
    expect(length).toBeGreaterThan(10);
    expect(broken_at).toBeNull();
    const damages: [string, number][] = [
      [`UPDATE auth.staff_audit SET reason = 'nothing' WHERE id = 4`, 4],
      [`UPDATE auth.staff_audit SET data = '{}' WHERE id = 2`, 2],
      [`DELETE FROM auth.staff_audit WHERE id = 3`, 3],
      [`DELETE FROM auth.staff_audit WHERE id = (SELECT max(id) FROM auth.staff_audit)`, length],
    ];
    const { rows } = await auth.pool.query('SELECT current_database() AS name');
    const url = new URL(process.env.TEST_OWNER_DATABASE_URL ?? '');
    url.pathname = `/${rows[0].name}`;
    const client = new Client({ connectionString: url.href });
    await client.connect();
    for (const [damage, brokenAt] of damages) {
      // only a superuser gets this far
      await client.query("BEGIN; SET LOCAL session_replication_role = 'replica'");
      await client.query(damage);
      expect((await verifyTrail(drizzle(client) as never)).brokenAt).toBe(brokenAt);
      await client.query('ROLLBACK');
    }
    await client.end();
  });

  test.each([
    `UPDATE auth.staff_audit SET reason = 'x'`,
    `DELETE FROM auth.staff_audit`,
    `TRUNCATE auth.staff_audit`,
    `UPDATE auth.staff_audit_head SET length = 0`,
    `DELETE FROM auth.staff_audit_head`,
  ])('%s is refused', async (change) => {
    await expect(auth.pool.query(change)).rejects.toThrow(/append-only|permission denied/);
  });

  test('many at once make one chain without gaps', async () => {
    const support = await joinStaff(auth, 'many@w.test', ['support']);
    await Promise.all(
      Array.from({ length: 20 }, () => support.call(findPeople, { query: { q: 'nobody' } })),
    );
    const { rows } = await auth.pool.query(
      'SELECT count(*)::int AS lines, max(id)::int AS last FROM auth.staff_audit',
    );
    expect(rows[0].lines).toBe(rows[0].last);
    expect((await verifyTrail(auth.database)).brokenAt).toBeNull();
  });
});
