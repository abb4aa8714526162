import { createTestDatabase } from 'infra/test/test-database';
import { drizzle } from 'drizzle-orm/node-postgres';
import * as kinds from 'shared/contracts/content';
import { startContentApi, type ContentApi } from '../testing/content-api';
import { plainPictures } from '../testing/plain-pictures';
import type { ContentSeed } from './content-seed';
import { lyricsItem } from './lyrics-items';
import { podcastItem, videoItem } from './media-items';
import { galleryItems, storyItem } from './picture-items';
import { festivalItem, vratItem } from './rite-items';
import { seedItem } from './seed-item';
import { seedItems } from './seed-items';

const drawing = 'covers/remedies/sun.svg';
const rite = { samagri: ['A lamp'], vidhi: ['Light it'], katha: '**Once**', foods: [] };

function seed<D>(slug: string, details: D): ContentSeed<D> {
  const text = { title: slug, summary: 'About it', body: '## Why\n\nSee [Sun](/remedies/sun).' };
  return {
    slug,
    cover: 'covers/remedies/sun.svg',
    category: 'basics',
    tags: ['one'],
    author: 'Tarapath',
    publishedAt: '2026-01-02T00:00:00Z',
    details,
    en: { ...text, coverAlt: 'The Sun', seoTitle: 'For search' },
    hi: { ...text, coverAlt: 'सूर्य' },
  };
}

let api: ContentApi;
const write = (kind: string, items: Parameters<typeof seedItems>[3]) =>
  seedItems(drizzle(api.pool), plainPictures, kind, items);
const read = async (
  kind: keyof typeof kinds.articleKinds,
  slug: string,
  lang: 'en' | 'hi' = 'en',
) => (await api.ask(kinds.articleKinds[kind].bySlug, { params: { slug }, query: { lang } })).data;

beforeAll(async () => {
  api = await startContentApi(createTestDatabase);
}, 60_000);
afterAll(() => api.drop());

test('a text is written as safe HTML, links in its own language, with what searches show', async () => {
  await write('blog', [seedItem(seed('essay', {}))]);
  const [english, hindi] = [await read('blog', 'essay'), await read('blog', 'essay', 'hi')];
  expect(english.body).toContain('<h2>Why</h2>');
  expect(english.body).toContain('href="/remedies/sun"');
  expect(hindi.body).toContain('href="/hi/remedies/sun"');
  expect(english.seo).toEqual({ title: 'For search', description: 'About it' });
  expect(hindi.cover?.alt).toBe('सूर्य');
  expect(english.category).toEqual({ slug: 'basics', name: 'Basics' });
});

test('vrats and festivals have how they are kept', async () => {
  const deity = { en: 'Shiva', hi: 'शिव' };
  const both = { festivalIds: ['x'], deity, en: rite, hi: { ...rite, foods: ['फल'] } };
  const regions = { en: ['North'], hi: ['उत्तर'] };
  await write('vrat', [vratItem(seed('fast', { ...both, frequency: 'weekly' as const }))]);
  await write('festivals', [festivalItem(seed('feast', { ...both, regions }))]);
  expect((await read('vrat', 'fast')).details).toMatchObject({
    deity: 'Shiva',
    frequency: 'weekly',
    festival_ids: ['x'],
    katha: '<p><strong>Once</strong></p>',
  });
  expect((await read('festivals', 'feast', 'hi')).details).toMatchObject({
    deity: 'शिव',
    regions: ['उत्तर'],
    foods: ['फल'],
  });
  const list = await api.ask(kinds.articleKinds.festivals.list, { query: { lang: 'hi' } });
  expect(list.data[0]?.details).toEqual({
    deity: 'शिव',
    regions: ['उत्तर'],
    festival_ids: ['x'],
  });
});

const stanza = { devanagari: ['ॐ जय', 'हरे'], roman: ['Om jaya', 'hare'] };
const lyrics = (stanzas: (typeof stanza)[]) =>
  lyricsItem(
    seed('song', {
      deity: { en: 'Vishnu', hi: 'विष्णु' },
      stanzas,
      tradition: { en: 'Traditional', hi: 'पारंपरिक' },
      language: 'mr',
      en: { meaning: 'Praise' },
      hi: { meaning: 'स्तुति' },
    }),
  );

test('lyrics keep their lines in both scripts', async () => {
  await write('aarti', [lyrics([stanza])]);
  expect((await read('aarti', 'song', 'hi')).details).toMatchObject({
    deity: 'विष्णु',
    tradition: 'पारंपरिक',
    language: 'mr',
    stanzas: [stanza],
    meaning: '<p>स्तुति</p>',
  });
  expect(() => lyrics([{ ...stanza, roman: ['Om jaya'] }])).toThrow('scripts differ');
});

test('recordings have their files, and chapters in the language', async () => {
  const captions = { en: 'videos/a.en.vtt', hi: 'videos/a.hi.vtt' };
  await write('video', [
    videoItem(seed('film', { file: 'videos/a.mp4', poster: drawing, seconds: 30, captions })),
  ]);
  await write('podcast', [
    podcastItem(
      seed('episode', {
        file: 'podcasts/a.m4a',
        seconds: 90,
        chapters: [{ at: 5, en: 'Bell', hi: 'घंटी' }],
        transcript: { en: 'A bell.', hi: 'घंटी।' },
      }),
    ),
  ]);
  expect((await read('video', 'film')).details).toMatchObject({
    file: '/media/mf-content/videos/a.mp4',
    poster: { alt: 'The Sun' },
  });
  expect((await read('podcast', 'episode', 'hi')).details).toMatchObject({
    chapters: [{ at: 5, title: 'घंटी' }],
  });
});

test('collections hold their pictures, stories their pages', async () => {
  const caption = { caption: 'A lamp', alt: 'A brass lamp' };
  const collection = seed('lamps', { pictures: [{ file: drawing, en: caption, hi: caption }] });
  await write('gallery_collection', [seedItem(collection)]);
  await write('gallery', galleryItems(collection));
  await write('story', [
    storyItem(
      seed('tale', {
        poster: 'covers/remedies/moon.svg',
        pages: [{ picture: drawing, en: 'A', hi: 'अ' }],
      }),
    ),
  ]);
  expect((await read('gallery_collection', 'lamps')).details).toMatchObject({
    pages: 1,
    members: [{ slug: 'lamps-1', title: 'A lamp', picture: { alt: 'A brass lamp' } }],
  });
  const asked = { params: { slug: 'tale' }, query: { lang: 'hi' as const } };
  const { story, poster } = (await api.ask(kinds.story.bySlug, asked)).data.details;
  expect(story).toMatchObject([{ text: 'अ' }]);
  expect(poster.hash).not.toBe(story[0]?.picture.hash);
  const lists = await Promise.all(
    [kinds.galleryCollection, kinds.story].map(({ list }) => api.ask(list, {})),
  );
  expect(lists.map(({ data }) => data[0]?.details)).toEqual([{ pages: 1 }, { pages: 1 }]);
});

test('what is no longer shipped is archived, and comes back when it is shipped again', async () => {
  const both = [seedItem(seed('essay', {})), seedItem(seed('other', {}))];
  await write('blog', both);
  await write('blog', both.slice(0, 1));
  expect((await api.refused(kinds.blog.bySlug, { params: { slug: 'other' } })).code).toBe(
    'not_found',
  );
  await write('blog', both);
  expect((await read('blog', 'other')).slug).toBe('other');
});

test('a missing picture stops the seed and is named', async () => {
  const lost = { ...seed('lost', {}), cover: 'covers/blogs/lost.svg' };
  await expect(write('blog', [seedItem(lost)])).rejects.toThrow('lost.svg');
});
