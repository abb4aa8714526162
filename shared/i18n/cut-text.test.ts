import { cutText } from './cut-text';

test.each([
  ['Lucknow', 4, 'Luck'],
  ['Lucknow', 80, 'Lucknow'],
  ['Om 🕉️ Om', 4, 'Om '],
  ['Om 🕉️ Om', 5, 'Om 🕉'],
  ['', 4, ''],
])('of %s at most %i units are %s', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
