import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'shared/contracts/zod';
import { defineContent, mediaOf } from './content-kind';
import { findMedia } from './media-place';
import { packedPlace, readRawItems } from './raw-items';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'tarapath-content-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function writeEssay(slug: string, position: number) {
  write(`content/essays/${slug}/item.yaml`, `position: ${position}\ntags: [moon, sun]\n`);
  write(`content/essays/${slug}/en.md`, '---\ntitle: "Two: lights"\n---\n\nOne.\n\n## Two\n');
  write(`content/essays/${slug}/hi.md`, '---\ntitle: दो\n---\n\nएक।\n');
}

const essays = () =>
  defineContent(folder, 'essays', {
    item: { tags: z.array(z.string()) },
    text: { title: z.string(), body: z.string(), katha: z.string().optional() },
  });

test('items are read with both texts, in the order of their positions', () => {
  writeEssay('moon', 2);
  writeEssay('sun', 1.5);
  write('content/essays/moon/cover.svg', '<svg/>');
  const [sun, moon] = essays().read();
  expect(sun?.slug).toBe('sun');
  expect(moon).toEqual({
    kind: 'essays',
    slug: 'moon',
    item: { tags: ['moon', 'sun'] },
    en: { title: 'Two: lights', body: 'One.\n\n## Two' },
    hi: { title: 'दो', body: 'एक।' },
    files: ['cover.svg'],
  });
});

test('what a heading of the first level opens is a text of its own, whoever wrote the file', () => {
  writeEssay('moon', 1);
  write(
    'content/essays/moon/en.md',
    '\uFEFF---\r\ntitle: T\r\n---\r\nA #1.\r\n\r\n#  Katha \r\n\r\nB.\r\n\r\n## C\r\n',
  );
  expect(essays().read()[0]?.en).toEqual({ title: 'T', body: 'A #1.', katha: 'B.\n\n## C' });
});

test('a release has the same items, packed', () => {
  writeEssay('moon', 1);
  const items = essays().read();
  write(
    packedPlace('essays'),
    JSON.stringify(readRawItems(path.join(folder, 'content'), 'essays')),
  );
  rmSync(path.join(folder, 'content'), { recursive: true });
  expect(essays().read()).toEqual(items);
});

const title = '---\ntitle: T\n---\n';
test.each([
  ['en.md', '---\nname: T\n---\n', /en\.md: title: .+\nessays\/moon\/en\.md: .*"name"/],
  ['en.md', '# Title', /en\.md: it begins with its fields/],
  ['en.md', `Words.\n${title}`, /en\.md: it begins with its fields/],
  ['en.md', '---\ntitle: [\n---\n', /en\.md: .* line 2/],
  ['en.md', '---\n- title\n---\n', /en\.md: its fields are written/],
  ['en.md', `${title}\n# Body\n`, /en\.md: body: it is there twice/],
  ['en.md', `${title}\n# Kahta\n`, /en\.md: .*"kahta"/],
  ['item.yaml', 'position: 1', /item\.yaml: tags: /],
  ['item.yaml', 'tags: [a]', /item\.yaml: position: /],
  ['item.yaml', 'position: 1\ntags: [1]', /item\.yaml: tags\.0: /],
  ['item.yaml', 'position: 1\ntags: [a]\ntags: [b]', /item\.yaml: .*unique/],
  ['en.mdx.md', '', /essays\/moon\/en\.mdx\.md is read by nobody/],
  ['old/en.md', title, /essays\/moon\/old is read by nobody/],
])('of %s with %j the file and field are named', (file, content, message) => {
  writeEssay('moon', 1);
  write(`content/essays/moon/${file}`, content);
  expect(() => essays().read()).toThrow(message);
});

test('a missing language, a second position and a name for no address are named', () => {
  writeEssay('moon', 1);
  writeEssay('sun', 1);
  expect(() => essays().read()).toThrow('essays/moon/item.yaml: position: sun has 1 too');
  rmSync(path.join(folder, 'content/essays/sun/hi.md'));
  expect(() => essays().read()).toThrow('essays/sun/hi.md is not there');
  writeEssay('The Sun', 3);
  expect(() => essays().read()).toThrow('essays/The Sun is no name');
});

test('a kind without texts has none', () => {
  write('content/places/pune/item.yaml', 'position: 1');
  const places = defineContent(folder, 'places', { item: {} });
  expect(places.read()).toMatchObject([{ slug: 'pune', item: {} }]);
  write('content/places/pune/en.md', title);
  expect(() => places.read()).toThrow('places/pune/en.md is read by nobody');
});

test.each([
  ['cover.svg', 'covers/essays/moon.svg'],
  ['moon.en.vtt', 'essays/moon.en.vtt'],
  ['moonrise.svg', 'essays/moon/moonrise.svg'],
])('%s is served at %s, and found in sources and in a release', (file, place) => {
  writeEssay('moon', 1);
  write(`content/essays/moon/${file}`, '');
  const [moon] = essays().read();
  expect(moon && mediaOf(moon, file)).toBe(place);
  expect(findMedia(folder, place)).toBe(path.join(folder, 'content/essays/moon', file));
  write(`media/${place}`, '');
  expect(findMedia(folder, place)).toBe(path.join(folder, 'media', place));
  expect(() => moon && mediaOf(moon, 'lost.svg')).toThrow('essays/moon/lost.svg is not there');
});
