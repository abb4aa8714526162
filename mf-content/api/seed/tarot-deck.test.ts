import { readFileSync } from 'node:fs';
import { mediaFile } from '../remote-folder';
import { tarot } from './articles';

const tarotSeeds = tarot.read();
const slugs = tarotSeeds.map(({ slug }) => slug);

test('the Major Arcana are complete and in their order', () => {
  expect([slugs.length, slugs[0], slugs.at(-1)]).toEqual([22, 'the-fool', 'the-world']);
});

test.each([...slugs, 'back'])('%s is drawn as a card of the deck', (slug) => {
  const drawing = readFileSync(mediaFile(`tarot/${slug}.svg`), 'utf8');
  expect(drawing).toContain('viewBox="0 0 600 1000"');
  expect(drawing).not.toMatch(/<text|<script|<style|href="(?!#)/);
  expect(Buffer.byteLength(drawing)).toBeLessThan(12_000);
});

test.each(tarotSeeds)(
  '$slug says what is seen, both ways up, and asks a question',
  ({ en, hi }) => {
    for (const { body } of [en, hi])
      expect(body.split('\n\n').map((part) => part.slice(0, 2))).toEqual(['**', '**', '**', '> ']);
  },
);
