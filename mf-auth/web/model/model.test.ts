import { keepDigits } from './keep-digits';
import { followTyping, readMobileNumber } from './mobile-number';
import { safeNext } from './safe-next';
import { defaultAvatar, showUser } from './shown-user';

const mobileNumbers = [
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['+91-0-98765 43210', '9876543210'],
  ['0091 9876543210', '9876543210'],
  ['00919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['91 98765 43210', '9876543210'],
  ['+919198765432', '9198765432'],
  ['9198765432', '9198765432'],
  ['98765432109', '9876543210'],
  ['९८७६५ ४३२१०', '9876543210'],
  ['98a7-65b4', '987654'],
  ['abc', ''],
] as const;

test.each(mobileNumbers)('a mobile number pasted as %s is %s', (text, digits) => {
  expect(readMobileNumber(text)).toBe(digits);
  expect(readMobileNumber(followTyping('', text))).toBe(digits);
});

test.each(mobileNumbers)('typed key by key as %s it is %s', (text, digits) => {
  let typed = '';
  for (const key of text) typed = followTyping(typed, readMobileNumber(typed) + key);
  expect(readMobileNumber(typed)).toBe(digits);
});

test('what is taken back or pasted over is forgotten', () => {
  const numbers = (typed: string, value: string) => readMobileNumber(followTyping(typed, value));
  expect(numbers('+9', '')).toBe('');
  expect(numbers('+91987', '98')).toBe('98');
  expect(numbers('+9', '9876543210')).toBe('9876543210');
  expect(numbers('987654321099', '987654321')).toBe('987654321');
});

test('a code keeps its digits, in either script', () => {
  expect(keepDigits('1 २-3४5', 4)).toBe('1234');
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

test('stand-ins speak Hindi too', () => {
  expect(showUser({ name: null, phone: null, img: null }, 'hi').name).toBe('अतिथि');
});

test('stand-ins for what is missing', () => {
  expect(showUser({ name: null, phone: null, img: null }, 'en')).toEqual({
    name: 'Guest',
    phone: 'NA',
    avatar: defaultAvatar,
  });
  expect(showUser({ name: 'Anonymous', phone: '+911', img: '/a.webp' }, 'en').avatar).toBe(
    defaultAvatar,
  );
  expect(showUser({ name: 'Asha', phone: '+911', img: 'NA' }, 'en').avatar).toBe(defaultAvatar);
  expect(showUser({ name: 'Asha', phone: '+911', img: '/a.webp' }, 'en').avatar).toBe('/a.webp');
});
