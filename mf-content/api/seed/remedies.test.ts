import { existsSync } from 'node:fs';
import type { ArticleSection } from 'shared/contracts/content-details';
import { mediaFile } from '../remote-folder';
import { remedies } from './remedies';

const remedyItems = remedies.read();
const cases = remedyItems.flatMap(({ slug, details }) =>
  (['en', 'hi'] as const).map((lang) => ({
    slug,
    lang,
    text: { sections: (details as Record<'en' | 'hi', ArticleSection[]>)[lang] },
  })),
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
  expect(new Set(remedyItems.map(({ slug }) => slug)).size).toBe(10);
});

test.each(cases)('$slug in $lang is complete', ({ lang, text }) => {
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

test.each(remedyItems)('$slug has the same sections in both languages', ({ details }) => {
  const { en, hi } = details as Record<'en' | 'hi', ArticleSection[]>;
  const shape = (sections: ArticleSection[]) =>
    sections.map((section) =>
      section.kind === 'list' ? `${section.cost} ${section.items.length}` : section.kind,
    );
  expect(shape(hi)).toEqual(shape(en));
});

test.each(remedyItems)('$slug has its picture', ({ cover }) => {
  expect(existsSync(mediaFile(cover ?? ''))).toBe(true);
});
