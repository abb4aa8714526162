import { existsSync } from 'node:fs';
import { mediaFile } from '../remote-folder';
import type { SeedItem } from './seed-item';
import { shelves } from './shipped-items';

const kinds = Object.entries(shelves).map(([kind, { read }]) => [kind, read()] as const);
const slugsOf = (kind: string) => new Set(shelves[kind]?.read().map(({ slug }) => slug));
const categories = slugsOf('category');
/** What their `category` names is an item of another kind. */
const grouped: Record<string, string> = {
  gallery: 'gallery_collection',
  story: 'story_collection',
};

const wrong = (items: readonly SeedItem[], isRight: (item: SeedItem) => boolean) =>
  items.filter((item) => !isRight(item)).map(({ slug }) => slug);

test.each(kinds)('%s have slugs of their own', (_kind, items) => {
  expect(wrong(items, ({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length);
});

test.each(kinds)('%s have the pictures they show', (_kind, items) => {
  const isThere = (file: string) => existsSync(mediaFile(file));
  const files = ({ cover, pictures }: SeedItem) => (cover ? [cover, ...pictures] : pictures);
  expect(wrong(items, (item) => files(item).every(isThere))).toEqual([]);
});

test.each(kinds)('%s have categories that are named', (kind, items) => {
  const names = grouped[kind] ? slugsOf(grouped[kind]) : categories;
  expect(wrong(items, ({ category }) => category === '' || names.has(category))).toEqual([]);
});

test.each(kinds)('%s are written in both languages', (_kind, items) => {
  const isHindi = (text: string) => /[ऀ-ॿ]/.test(text);
  expect(wrong(items, ({ hi }) => isHindi(hi.title) && (!hi.body || isHindi(hi.body)))).toEqual([]);
  expect(wrong(items, ({ en, hi }) => (en.body === '') === (hi.body === ''))).toEqual([]);
  expect(wrong(items, ({ en }) => en.title !== '' && !isHindi(en.title))).toEqual([]);
});

test.each(kinds)('of %s no two have the same title or summary', (_kind, items) => {
  for (const lang of ['en', 'hi'] as const)
    for (const part of ['title', 'summary'] as const) {
      const texts = items.map((item) => item[lang][part]).filter(Boolean);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
});

test.each(kinds)('%s lead only to places within the site or to https', (_kind, items) => {
  const links = ({ en, hi }: SeedItem) =>
    [en.body, hi.body].flatMap((body) => [...body.matchAll(/\]\(([^)\s]+)/g)].map(([, to]) => to));
  expect(
    wrong(items, (item) => links(item).every((to) => /^(\/(?!\/)|https:|mailto:)/.test(to ?? ''))),
  ).toEqual([]);
});

test.each(kinds)('%s were published when there was a site to publish them', (_kind, items) => {
  const first = Date.parse('2026-11-21T00:00:00Z');
  const isTrue = ({ publishedAt }: SeedItem) =>
    Date.parse(publishedAt) >= first && Date.parse(publishedAt) <= Date.now();
  expect(wrong(items, isTrue)).toEqual([]);
});

test.each(kinds)(
  '%s were reviewed after they were published and not in days to come',
  (_kind, items) => {
    const isTrue = ({ publishedAt, reviewedAt = publishedAt }: SeedItem) =>
      Date.parse(reviewedAt) >= Date.parse(publishedAt) && Date.parse(reviewedAt) <= Date.now();
    expect(wrong(items, isTrue)).toEqual([]);
  },
);

test.each(kinds)('%s quote no readers who never wrote', (_kind, items) => {
  const invented =
    /(reader|customer|client|listener|viewer)s? (who )?(wrote|asked us|told us|sent us)|wrote to us with|पाठिका|पाठक ने|ग्राहक ने (हमें|पूछा|लिखा)|हमें लिख(ा|कर)/i;
  const isTrue = ({ en, hi }: SeedItem) =>
    ![en.body, en.summary, hi.body, hi.summary].some((words) => invented.test(words));
  expect(wrong(items, isTrue)).toEqual([]);
});
