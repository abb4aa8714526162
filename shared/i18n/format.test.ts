import { formatDate, formatNumber, formatRupees } from './format';

test.each([
  ['0', '₹0'],
  ['12345600', '₹1,23,456'],
  ['12345650', '₹1,23,456.50'],
  ['5', '₹0.05'],
  ['-250000', '−₹2,500'],
  ['900719925474099300', '₹9,00,71,99,25,47,40,993'],
])('%s paise are %s', (paise, expected) => {
  expect(formatRupees(paise, 'en')).toBe(expected);
  expect(formatRupees(BigInt(paise), 'hi')).toBe(expected);
});

test('an amount that is not whole paise is refused', () => {
  expect(() => formatRupees('1.5', 'en')).toThrow(SyntaxError);
});

test('dates are Indian dates in both languages', () => {
  expect(formatDate('2026-11-21', 'en')).toBe('21 November 2026');
  expect(formatDate('2026-11-21', 'hi')).toBe('21 नवंबर 2026');
  expect(formatDate('2026-11-20T20:00:00Z', 'en')).toBe('21 November 2026');
  expect(formatDate('2026-11-21', 'en', { weekday: 'long' })).toBe('Saturday');
});

test('numbers are grouped the Indian way', () => {
  expect(formatNumber(1234567.5, 'en')).toBe('12,34,567.5');
  expect(formatNumber(1234567, 'hi')).toBe('12,34,567');
});
