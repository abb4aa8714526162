import { satisfiesCaret } from './satisfies-caret';

test.each([
  ['19.3.1', '19.3.1', true],
  ['19.4.0', '19.3.1', true],
  ['19.3.0', '19.3.1', false],
  ['20.0.0', '19.3.1', false],
  ['18.9.9', '19.3.1', false],
  ['0.4.2', '0.4.1', true],
  ['0.5.0', '0.4.1', false],
  ['0.0.2', '0.0.1', false],
  ['2.0.0-rc.1', '2.0.0-rc.1', true],
  ['2.0.0', '2.0.0-rc.1', false],
])('provided %s for %s: %s', (provided, needed, outcome) => {
  expect(satisfiesCaret(provided, needed)).toBe(outcome);
});
