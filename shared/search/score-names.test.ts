import { scoreNames } from './score-names';
import { soundOfWord } from './word-sound';

test.each([
  ['kundli', 'kundali', 'kundalee', 'Kundli'],
  ['muhurat', 'muhurt', 'muhoorat', 'muhurta'],
  ['choghadiya', 'chaughadiya', 'choghadia', 'chaughadia'],
  ['karwa', 'karva'],
  ['aarti', 'arati', 'arti', 'aarati'],
  ['rashifal', 'rashiphal', 'raashifal'],
  ['dosh', 'dosha'],
  ['navratri', 'navaratri', 'navratree'],
  ['पंचांग', 'पञ्चाङ्ग', 'पन्चांग'],
  ['कुंडली', 'कुण्डली', 'कुन्डलि', 'कुंडलि'],
  ['चौघड़िया', 'चोघडिया', 'चौघड़िया'],
  ['राशिफल', 'राशीफल'],
])('spellings of %s sound alike', (word, ...others) => {
  for (const other of others)
    expect([other, soundOfWord(other)]).toEqual([other, soundOfWord(word)]);
});

test.each([
  ['cham', 'champa'],
  ['ram', 'rameshwaram'],
  ['leo', 'leonis'],
  ['govard', 'govardhan'],
  ['कुंड', 'कुंडली'],
])('%s sounds as the beginning of %s', (typed, word) => {
  expect(soundOfWord(word).startsWith(soundOfWord(typed))).toBe(true);
});

const score = (q: string, ...names: string[]) => scoreNames(q, names).score;

test('a title that is the question comes before one that only has its words', () => {
  expect(score('diwali', 'Diwali')).toBe(100);
  expect(score('diwali', 'Diwali')).toBeGreaterThan(score('diwali', 'Diwali in five days'));
  expect(score('diwali', 'Diwali in five days')).toBeGreaterThan(
    score('diwali', 'The five days around Diwali'),
  );
});

test('beginnings, slips of a letter and joined words are understood', () => {
  for (const [q, name] of [
    ['kund', 'Free Kundli'],
    ['kunldi matching', 'Kundli Matching'],
    ['kalsarp', 'Kaal Sarp'],
    ['sadesati', 'Sade Sati'],
    ['rahukaal', 'Rahu Kaal'],
    ['करवाचौथ', 'करवा चौथ'],
  ] as const)
    expect([q, score(q, name) > 50]).toEqual([q, true]);
});

test('a name without one of the words does not fit, but shares some', () => {
  expect(scoreNames('hanuman chalisa', ['Hanuman Jayanti'])).toEqual({ score: 0, share: 0.5 });
  expect(score('sun', 'Saturn')).toBe(0);
  expect(score('!?', 'Anything')).toBe(0);
});

test('small words are left out', () => {
  expect(score('diwali kab hai', 'Diwali')).toBe(100);
  expect(score('दिवाली कब है', 'दिवाली')).toBe(100);
});
