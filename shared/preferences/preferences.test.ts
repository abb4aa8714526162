import { readChoices } from './preferences';

test.each([
  ['', null, '12'],
  ['visitor=a; city=varanasi; clock=24', 'varanasi', '24'],
  ['city=motihari~26649~84917', 'motihari~26649~84917', '12'],
  ['city=%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', 'पुणे', '12'],
  ['__Host-city=ujjain; __Host-clock=24', 'ujjain', '24'],
  ['city=planted; __Host-city=ujjain; clock=24', 'ujjain', '24'],
  ['my-city=pune; city = pune', null, '12'],
])('%s is the city %s and the clock %s', (cookies, city, clock) => {
  expect(readChoices(cookies)).toEqual({ city, clock });
});

test.each([
  'city=',
  'city=%E0%A4%A',
  'city=../../etc/passwd',
  'city=<script>',
  'city=a%00b',
  'city=%ED%A0%80',
  `city=${'a'.repeat(121)}`,
  'city="delhi"',
  'clock=13',
  'clock=',
])('%s is as if nothing was chosen', (cookies) => {
  expect(readChoices(cookies)).toEqual({ city: null, clock: '12' });
});
