import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyEndpoint } from 'shared/contracts/contract';
import { staffPermissions, type StaffPermission } from 'shared/contracts/staff-permissions';
import { permissionsOf, staffRoleNames } from 'shared/contracts/staff-roles';
import type { CallContext } from 'shared/remote-kit/api';
import { refuseCaller } from './answer-call';

const root = path.join(__dirname, '../..');

/** Every contract that shared/contracts exports, found and not listed: a new one is here by itself. */
function listContracts(): AnyEndpoint[] {
  const folder = path.join(root, 'shared/contracts');
  const found = new Map<string, AnyEndpoint>();
  for (const file of readdirSync(folder).filter((name) => /^[^.]+\.ts$/.test(name)))
    for (const exported of Object.values(require(path.join(folder, file)) as object))
      for (const contract of findContracts(exported)) found.set(contract.id, contract);
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A contract, or an object of them (kinds of content have a list, one by id, one by slug). */
function findContracts(exported: unknown): AnyEndpoint[] {
  if (typeof exported !== 'object' || exported === null) return [];
  if ('id' in exported && 'method' in exported && 'path' in exported)
    return [exported as AnyEndpoint];
  if (Object.getPrototypeOf(exported) !== Object.prototype) return [];
  return Object.values(exported).flatMap((value) =>
    value && typeof value === 'object' && 'method' in value ? findContracts(value) : [],
  );
}

const contracts = listContracts();
const customer = { id: 41, sessionId: 's' } as NonNullable<CallContext['session']>;
const nobody: CallContext = {
  ...{ session: null, token: null, visitor: 'v', address: '192.0.2.1', userAgent: '' },
  lang: 'en',
};
const memberOf = (permissions: readonly StaffPermission[], minutesAgo = 0): CallContext => ({
  ...nobody,
  staff: {
    ...{ id: 41, sessionId: 's', name: 'A', email: 'a@w.test', permissions },
    confirmedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  },
});
const code = (contract: AnyEndpoint, ctx: CallContext) =>
  refuseCaller(contract, { params: { id: 41, userId: 41 }, query: {}, body: undefined }, ctx)?.error
    .code ?? null;

test('every remote that has an API has contracts here', () => {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'api/index.ts')),
  );
  expect(new Set(contracts.map(({ owner }) => owner))).toEqual(
    new Set([
      ...remotes,
      ...contracts.map(({ owner }) => owner).filter((o) => !o.startsWith('mf-')),
    ]),
  );
  expect(contracts.length).toBeGreaterThan(100);
});

test.each(contracts.map((contract) => [contract.id, contract] as const))(
  '%s has a rule',
  (_id, { caller, permission, selfParam, callers, path: address }) => {
    expect(['anyone', 'signed-in', 'self', 'service', 'staff']).toContain(caller);
    if (caller === 'self') expect(address).toContain(`:${selfParam ?? 'id'}`);
    if (caller === 'service') expect(callers?.length).toBeGreaterThan(0);
    // a permission that nobody checks, or one that nobody can have
    expect(permission !== undefined).toBe(caller === 'staff');
    if (permission !== undefined) expect(Object.keys(staffPermissions)).toContain(permission);
  },
);

describe.each(staffRoleNames)('%s', (role) => {
  const permissions = permissionsOf([role]);

  test.each(contracts.map((contract) => [contract.id, contract] as const))(
    '%s',
    (_id, contract) => {
      const { caller, permission, method } = contract;
      const fresh = code(contract, memberOf(permissions));
      if (caller === 'anyone') return expect(fresh).toBeNull();
      if (caller === 'service') return expect(fresh).toBe('not_permitted');
      // a member of staff is no customer, also not the one with the same number
      if (caller !== 'staff') return expect(fresh).toBe('not_signed_in');
      const isAllowed = permissions.includes(permission as StaffPermission);
      expect(fresh).toBe(isAllowed ? null : 'not_permitted');
      const isGrave = staffPermissions[permission as StaffPermission].needsFreshFactor;
      const stale = code(contract, memberOf(permissions, 11));
      if (isAllowed) expect(stale).toBe(isGrave && method !== 'GET' ? 'fresh_factor_needed' : null);
    },
  );
});

test.each(contracts.filter(({ caller }) => caller === 'staff').map((c) => [c.id, c] as const))(
  '%s is closed to strangers, customers, services and members without a role',
  (_id, contract) => {
    expect(code(contract, nobody)).toBe('not_signed_in');
    expect(code(contract, { ...nobody, session: customer })).toBe('not_signed_in');
    const by = { remote: 'mf-content', as: 'service', depth: 1 } as const;
    expect(code(contract, { ...nobody, by })).toBe('not_signed_in');
    expect(code(contract, memberOf(permissionsOf([])))).toBe('not_permitted');
    expect(code(contract, memberOf(permissionsOf(['constructor', 'root'])))).toBe('not_permitted');
  },
);

test('each permission belongs to a role beside the owner’s, and the owner has all', () => {
  const others = permissionsOf(staffRoleNames.filter((role) => role !== 'owner'));
  const forOwners = ['staff.manage'];
  expect([...others, ...forOwners].sort()).toEqual(Object.keys(staffPermissions).sort());
  expect([...permissionsOf(['owner'])].sort()).toEqual(Object.keys(staffPermissions).sort());
});
