import { articleSamples } from '../article-sample';
import { countWords } from './count-words';

const body = 4;

test('an article without more is as long as its text, tags not counted', () => {
  expect(countWords(articleSamples.blog)).toBe(body);
});

test('of a vrat and a festival, what is needed, vidhi, katha and food are read too', () => {
  // A lamp; Light it, Sit down; Once, a king.; Fruit
  const rite = 2 + 4 + 3 + 1;
  expect(countWords(articleSamples.vrat)).toBe(body + rite);
  expect(countWords(articleSamples.festivals)).toBe(body + rite);
});

test('the words of a song count in one script, and its meaning with them', () => {
  expect(countWords(articleSamples.aarti)).toBe(body + 4 + 1);
});

test('a transcript is read', () => {
  expect(countWords(articleSamples.podcast)).toBe(body + 4);
});

test('Hindi words are counted as English ones', () => {
  const { vrat } = articleSamples;
  const details = { ...vrat.item.details, katha: '<p>एक राजा था।</p><p>वह दानी था।</p>' };
  const told = { kind: 'vrat' as const, item: { ...vrat.item, details } };
  expect(countWords(told)).toBe(countWords(vrat) - 3 + 6);
});
