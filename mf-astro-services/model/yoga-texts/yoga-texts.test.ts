import { computeChart } from 'shared/jyotish/kundli/chart';
import type { YogaFamily, YogaId } from 'shared/jyotish/kundli/yogas/find-yogas';
import { findYogas, yogaFamilies } from 'shared/jyotish/kundli/yogas/find-yogas';
import fixture from 'shared/jyotish/fixtures/charts-swisseph.json';
import { describeReason } from './describe-reason';
import { describeYoga } from './describe-yoga';
import { familyWords } from './families';
import { describeYogaCancellation } from './named-rules';
import { citeSource } from './works';

const ids = Object.values(yogaFamilies).flatMap((rules) => Object.keys(rules) as YogaId[]);
const devanagari = /\p{Script=Devanagari}/u;
const latin = /[A-Za-z]/;

test.each(ids)('%s has its words in both languages', (id) => {
  for (const text of Object.values(describeYoga(id, 'en'))) {
    expect(text).toMatch(latin);
    expect(text).not.toMatch(devanagari);
  }
  for (const text of Object.values(describeYoga(id, 'hi'))) {
    expect(text).toMatch(devanagari);
    expect(text).not.toMatch(latin);
  }
});

test('no two yogas share a name', () => {
  for (const lang of ['en', 'hi'] as const)
    expect(new Set(ids.map((id) => describeYoga(id, lang).name)).size).toBe(ids.length);
});

test('each family is explained', () => {
  for (const family of Object.keys(yogaFamilies) as YogaFamily[]) {
    expect(Object.values(familyWords[family].en).join()).not.toMatch(devanagari);
    expect(Object.values(familyWords[family].hi).join()).not.toMatch(latin);
  }
});

test('every reason, cancellation and source of real charts can be told', () => {
  for (const { utc, lat: latitude, lon: longitude } of fixture.charts)
    for (const yoga of findYogas(computeChart({ utc, latitude, longitude }), { sex: 'female' }))
      for (const lang of ['en', 'hi'] as const) {
        const told = yoga.because.map((reason) => describeReason(reason, lang));
        expect(told.join()).toMatch(lang === 'hi' ? devanagari : latin);
        expect(told.join()).not.toMatch(lang === 'hi' ? latin : devanagari);
        for (const { id } of yoga.cancelledBy)
          expect(describeYogaCancellation(id, lang)).toBeDefined();
        expect(citeSource(yoga.source, lang).length).toBeGreaterThan(3);
      }
});

test('a source is cited as exactly as it is known', () => {
  expect(citeSource({ work: 'phaladeepika', chapter: 6, verses: '1-4' }, 'en')).toBe(
    'Phaladeepika 6.1-4',
  );
  expect(citeSource({ work: 'brihat-jataka', chapter: 15 }, 'hi')).toBe('बृहज्जातक, अध्याय 15');
  expect(citeSource({ work: 'later-tradition' }, 'en')).toBe('later tradition');
});
