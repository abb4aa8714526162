import { findRange } from './find-range';

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=20-10', 'outside'],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
])('%s of 100 bytes', (range, found) => {
  expect(findRange({ range }, 100, '"a"')).toEqual(found);
});

test('a part is sent only of the version it was asked of', () => {
  const range = 'bytes=0-1';
  expect(findRange({ range, 'if-range': '"a"' }, 100, '"a"')).toEqual({ start: 0, end: 1 });
  expect(findRange({ range, 'if-range': '"b"' }, 100, '"a"')).toBeNull();
});
