import { keepDigits } from './keep-digits';
import { safeNext } from './safe-next';
import { defaultAvatar, showUser } from './shown-user';

test.each([
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['98765432109', '9876543210'],
  ['abc', ''],
])('a mobile number typed as %s is %s', (text, digits) => {
  expect(keepDigits(text, 10)).toBe(digits);
});

test.each(['/recharge', '/hi/recharge?page=2', '/user-profile?id=4#sessions'])(
  'going on to %s is fine',
  (next) => expect(safeNext(next)).toBe(next),
);

test.each([
  null,
  '',
  'recharge',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/a b',
  '/sign-in',
  '/hi/sign-out?x=1',
])('going on to %s leads home', (next) => expect(safeNext(next)).toBe('/'));

test('stand-ins for what is missing', () => {
  expect(showUser({ name: null, phone: null, img: null })).toEqual({
    name: 'Guest',
    phone: 'NA',
    avatar: defaultAvatar,
  });
  expect(showUser({ name: 'Anonymous', phone: '+911', img: '/a.webp' }).avatar).toBe(defaultAvatar);
  expect(showUser({ name: 'Asha', phone: '+911', img: 'NA' }).avatar).toBe(defaultAvatar);
  expect(showUser({ name: 'Asha', phone: '+911', img: '/a.webp' }).avatar).toBe('/a.webp');
});
