import type { SessionUser } from 'shared/remote-kit/api';
import type { StaffSession } from 'shared/remote-kit/staff-session';
import { nameCaller } from './name-caller';

const by = (address: string) => nameCaller({ session: null, address });

test('an account is one caller, wherever it calls from', () => {
  const session = { id: 7 } as SessionUser;
  expect(nameCaller({ session, address: '192.0.2.1' })).toBe('user:7');
  expect(nameCaller({ session, address: '192.0.2.2' })).toBe('user:7');
});

test('without an account it is the network', () => {
  expect(by('192.0.2.1')).toBe('network:192.0.2.1');
  expect(by('::ffff:192.0.2.1')).toBe('network:192.0.2.1');
  expect(by('0:0:0:0:0:ffff:192.0.2.1')).toBe('network:192.0.2.1');
  expect(by('::ffff:c000:0201')).toBe('network:192.0.2.1');
  expect(by('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('network:2001:db8:1:2');
  expect(by('2001:0DB8:1:2::9')).toBe('network:2001:db8:1:2');
  expect(by('2001:db8::9')).toBe('network:2001:db8:0:0');
  expect(by('::1')).toBe('network:0:0:0:0');
  expect(by('fe80::1%eth0')).toBe('network:fe80:0:0:0');
});

test('neighbours are told apart', () => {
  expect(by('2001:db8:1:2::1')).not.toBe(by('2001:db8:1:3::1'));
});

test('a remote in its own name is one caller, a member of staff another than the customer', () => {
  const address = '192.0.2.1';
  const by = { remote: 'mf-shop', as: 'service', depth: 1 } as const;
  expect(nameCaller({ session: null, by, address })).toBe('service:mf-shop');
  const session = { id: 7 } as SessionUser;
  expect(nameCaller({ session, by: { ...by, as: 'user' }, address })).toBe('user:7');
  expect(nameCaller({ session: null, staff: { id: 7 } as StaffSession, address })).toBe('staff:7');
});
