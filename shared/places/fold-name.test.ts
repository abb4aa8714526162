import { foldName } from './fold-name';

test('folds accents, case and punctuation, and keeps Devanagari vowels', () => {
  expect(foldName('  Saint-Étienne ')).toBe('saint etienne');
  expect(foldName("Ra's al-Khaimah")).toBe('ras al khaimah');
  expect(foldName('ग़ाज़ियाबाद')).toBe('गाजियाबाद');
});
