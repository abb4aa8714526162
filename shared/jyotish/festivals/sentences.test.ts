import { festivalDefinitions } from './festivals';
import { clauseTexts, traditionTexts } from './reason-texts';

const rules = festivalDefinitions.flatMap(({ id, rule, others = [] }) =>
  [rule, ...others.map((other) => other.rule)].map(({ text }) => ({ id, ...text })),
);

describe('what a festival says of its date', () => {
  it('is a sentence in English, without its last full stop', () => {
    for (const { id, en } of rules) {
      expect(`${id}: ${en}`).toMatch(/: Kept (?:every month )?(?:on|the|two|\d+) .*[a-z)0-9]$/);
      expect(en).not.toMatch(
        /\b(?:undefined|NaN)\b| {2}|amanta|\b(?:earlier|later|none)\b,|[\u0900-\u097f]/i,
      );
      // a reader takes in no more than two turns a sentence
      for (const sentence of en.split('. '))
        expect(sentence.split(';').length).toBeLessThanOrEqual(2);
    }
  });

  it('is a sentence in Hindi, without its last danda', () => {
    for (const { id, hi } of rules) {
      expect(`${id}: ${hi}`).toMatch(/[\u0900-\u097f)]$/);
      expect(hi).not.toMatch(/।$| {2}|[a-z]/i);
    }
  });

  it.each([
    ['why this day', clauseTexts],
    ['whose rule', traditionTexts],
  ])('%s: every text exists in both languages and is said once', (_, texts) => {
    const all = Object.values(texts);
    expect(new Set(all.map(({ en }) => en)).size).toBe(all.length);
    expect(new Set(all.map(({ hi }) => hi)).size).toBe(all.length);
    for (const { en, hi } of all) {
      expect(en).toMatch(/^[A-Z][a-zA-Z ,()0-9]+\.?$/);
      expect(hi).toMatch(/^[\u0900-\u097f ,;।()0-9]+$/);
    }
  });

  it('follows on: the reason is a whole sentence', () => {
    for (const { en, hi } of Object.values(clauseTexts)) {
      expect(en.endsWith('.')).toBe(true);
      expect(hi.endsWith('।')).toBe(true);
    }
  });
});
