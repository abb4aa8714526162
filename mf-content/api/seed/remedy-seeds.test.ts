import { existsSync } from 'node:fs';
import path from 'node:path';
import { getSingleRemedies, type ArticleSection } from 'shared/contracts/content';
import { remedySeeds } from './remedy-seeds';

const media = path.join(__dirname, '../../media');
const cases = remedySeeds.flatMap((seed) =>
  (['en', 'hi'] as const).map((lang) => ({ slug: seed.slug, lang, seed, text: seed[lang] })),
);

function wordsOf(section: ArticleSection): string[] {
  const parts = Object.entries(section).flatMap(([key, value]) => {
    if (key === 'kind' || key === 'cost') return [];
    if (typeof value === 'string') return [value];
    return value.map((item: string | { term?: string; text: string }) =>
      typeof item === 'string' ? item : `${item.term ?? ''} ${item.text}`,
    );
  });
  return parts.join(' ').split(/\s+/).filter(Boolean);
}

test('there are ten remedies with distinct slugs', () => {
  expect(new Set(remedySeeds.map(({ slug }) => slug)).size).toBe(10);
});

test.each(cases)('$slug in $lang is complete', ({ lang, seed, text }) => {
  const parsed = getSingleRemedies.answer.safeParse({
    status: 200,
    data: {
      id: 1,
      slug: seed.slug,
      image: seed.image,
      title: text.title,
      summary: text.summary,
      lang,
      sections: text.sections,
      published_at: seed.publishedAt,
      updated_at: seed.publishedAt,
    },
  });
  expect(parsed.error).toBeUndefined();

  const words = text.sections.flatMap(wordsOf).length;
  expect(words).toBeGreaterThanOrEqual(lang === 'en' ? 450 : 400);
  expect(words).toBeLessThanOrEqual(750);
  for (const section of text.sections)
    for (const word of wordsOf(section)) expect(word).toBeTruthy();
});

test.each(cases)('$slug in $lang puts free steps before costly ones', ({ text }) => {
  const order = text.sections.map((section) =>
    section.kind === 'list' ? (section.cost ?? 'list') : section.kind,
  );
  const [free, mantra, small, optional, caution] = (
    ['free', 'mantra', 'small', 'optional', 'caution'] as const
  ).map((step) => order.indexOf(step));
  expect([free, mantra, small, optional, caution]).toEqual(
    [free, mantra, small, optional, caution].toSorted((a, b) => (a ?? 0) - (b ?? 0)),
  );
  expect(free).toBeGreaterThan(0);
});

test.each(remedySeeds)('$slug has the same sections in both languages', ({ en, hi }) => {
  const shape = (sections: ArticleSection[]) =>
    sections.map((section) =>
      section.kind === 'list' ? `${section.cost} ${section.items.length}` : section.kind,
    );
  expect(shape(hi.sections)).toEqual(shape(en.sections));
});

test.each(remedySeeds)('$slug has its picture', ({ image }) => {
  expect(existsSync(path.join(media, image.replace('/media/mf-content/', '')))).toBe(true);
});
