import { existsSync } from 'node:fs';
import path from 'node:path';
import { findMedia } from 'shared/content/media-place';
import { contentPaths } from 'shared/contracts/content-paths';
import definition from '../../remote';
import type { Topic } from '../../model/topic';
import { topics } from '../topic/topics';

const folder = path.join(__dirname, '../..');
const paths = Object.keys(topics);

async function read(at: string): Promise<{ en: Topic; hi: Topic }> {
  const entry = topics[at];
  if (!entry) throw new Error(`no topic at ${at}`);
  return { en: await entry.en(), hi: await entry.hi() };
}

function shapeOf(topic: Topic): string[] {
  return topic.blocks.map((block) => {
    const name = `${block.id ?? ''} ${block.kind}`;
    if (block.kind === 'company') return name;
    return `${name} ${block.kind === 'text' ? block.paragraphs.length : block.items.length}`;
  });
}

test('every topic has a route, and every other route its own page', () => {
  const own = ['/', '/search', '/remedies', '/remedies/:slug', '/tarot/reading'];
  const articles = Object.values(contentPaths).map((list) => `${list}/:slug`);
  const horoscopes = ['daily', 'weekly', 'monthly', 'yearly'].flatMap((period) => [
    `/horoscope/${period}/:sign`,
    `/horoscope/${period}/:sign/:step`,
  ]);
  const known = new Set([...own, ...paths, ...articles, ...horoscopes]);
  const routes = definition.routes.map((route) => route.path);
  expect(routes.filter((path) => !known.has(path))).toEqual([]);
  expect(routes).toEqual(expect.arrayContaining([...own, ...paths]));
});

test.each(paths)('%s says the same in both languages', async (at) => {
  const { en, hi } = await read(at);
  expect(shapeOf(hi)).toEqual(shapeOf(en));
  expect(hi.title).toMatch(/[ऀ-ॿ]/);
  expect([hi.layout, hi.picture, hi.updated]).toEqual([en.layout, en.picture, en.updated]);
  for (const topic of [en, hi])
    expect(new Set(topic.blocks.map(({ heading }) => heading)).size).toBe(topic.blocks.length);
});

test.each(paths)('%s has its pictures', async (at) => {
  const { en } = await read(at);
  const tiles = en.blocks.flatMap((block) => (block.kind === 'tiles' ? block.items : []));
  const pictures = tiles.flatMap(({ picture }) => picture ?? []);
  if (en.picture) pictures.push(`sections/${en.picture}`);
  for (const picture of pictures)
    expect(existsSync(findMedia(folder, `${picture}.svg`))).toBe(true);
});
