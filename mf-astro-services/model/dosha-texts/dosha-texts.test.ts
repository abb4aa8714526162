import fc from 'fast-check';
import { doshaIds } from 'shared/jyotish/kundli/doshas/dosha';
import { findDoshas } from 'shared/jyotish/kundli/doshas/find-doshas';
import { kaalSarpKinds } from 'shared/jyotish/kundli/doshas/kaal-sarp';
import { makeChart } from 'shared/jyotish/kundli/yogas/sample-chart';
import { grahas } from 'shared/jyotish/zodiac/graha';
import { describeDosha } from './describe-dosha';
import { kaalSarpNames } from './kaal-sarp-names';
import { describeDoshaRule } from './named-rules';

const topics = [...doshaIds, 'sade-sati', 'kantaka', 'ashtama'] as const;
const purchase = /gemstone|yantra|buy|purchase|ring|रत्न|यंत्र|ख़रीद|अंगूठी/i;

test.each(topics)(
  '%s is explained in both languages, with remedies that cost nothing first',
  (id) => {
    const [en, hi] = [describeDosha(id, 'en'), describeDosha(id, 'hi')];
    const [inEnglish, inHindi] = [en, hi].map((words) => Object.values(words).flat().join(' '));
    expect(inEnglish).not.toMatch(/\p{Script=Devanagari}/u);
    expect(inHindi).not.toMatch(/[A-Za-z]/);
    expect(en.remedies.length).toBe(hi.remedies.length);
    expect(en.remedies.length).toBeGreaterThanOrEqual(4);
    for (const remedy of [...en.remedies, ...hi.remedies]) expect(remedy).not.toMatch(purchase);
  },
);

const anyPlacing = fc.record(
  Object.fromEntries(grahas.map((graha) => [graha, fc.integer({ min: 1, max: 12 })])),
);

test('every rule and exception that can fire has its words', () => {
  fc.assert(
    fc.property(anyPlacing, fc.integer({ min: 0, max: 11 }), (placing, lagna) => {
      for (const { rules, cancelledBy } of findDoshas(makeChart({ ...placing, lagna })))
        for (const { id } of [...rules, ...cancelledBy]) {
          expect([id, describeDoshaRule(id, 'en')]).not.toContain(undefined);
          expect(describeDoshaRule(id, 'hi')).toMatch(/\p{Script=Devanagari}/u);
        }
    }),
    { numRuns: 500 },
  );
});

test('the twelve kinds of Kaal Sarp have names', () => {
  for (const kind of kaalSarpKinds) expect(kaalSarpNames[kind].hi).toMatch(/राहु/);
});
