import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineContent } from 'shared/content/content-kind';
import { z } from 'shared/contracts/zod';
import { checkContent, packContent } from './content-files';
import { copyFiles, listCopiedFiles } from './copied-files';
import type { Unit } from './units';

let folder: string;
let unit: Unit;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tarapath-packed-'));
  unit = { name: 'mf-a', kind: 'remote', folder: path.join(folder, 'mf-a'), packageVersion: '1' };
  write('mf-a/content/essays/moon/item.yaml', 'position: 1');
  write('mf-a/content/essays/moon/en.md', '---\ntitle: Moon\n---\n');
  write('mf-a/content/essays/moon/hi.md', '---\ntitle: चंद्र\n---\n');
  write('mf-a/content/essays/moon/cover.svg', '<svg/>');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const essays = (place: string) =>
  defineContent(place, 'essays', { item: {}, text: { title: z.string(), body: z.string() } });

test('a release has the texts packed and the pictures served, and reads them as the sources do', () => {
  const release = path.join(folder, 'release');
  const inSources = essays(unit.folder).read();
  copyFiles(unit, release);
  packContent(unit, release);
  rmSync(unit.folder, { recursive: true });
  expect(essays(release).read()).toEqual(inSources);
  const cover = path.join(release, 'media/covers/essays/moon.svg');
  expect(readFileSync(cover, 'utf8')).toBe('<svg/>');
});

test('what was edited since it was copied is copied again', () => {
  copyFiles(unit, folder);
  write('mf-a/content/essays/moon/cover.svg', '<svg id="2"/>');
  const later = Date.now() / 1000 + 60;
  utimesSync(path.join(unit.folder, 'content/essays/moon/cover.svg'), later, later);
  copyFiles(unit, folder);
  const cover = path.join(folder, 'media/covers/essays/moon.svg');
  expect(readFileSync(cover, 'utf8')).toBe('<svg id="2"/>');
});

test('a build refuses a wrong field, a kind that nobody reads, and two files for one place', () => {
  const content = [essays(unit.folder)];
  expect(() => checkContent(unit, { content })).not.toThrow();
  write('mf-a/content/essays/moon/hi.md', '---\nname: चंद्र\n---\n');
  write('mf-a/content/esays/sun/item.yaml', 'position: 1');
  expect(() => checkContent(unit, { content })).toThrow(
    /^mf-a\/content:\nesays is read by nobody.*\nessays\/moon\/hi\.md: title: /,
  );
  write('mf-a/media/covers/essays/moon.svg', '<svg/>');
  expect(() => listCopiedFiles(unit)).toThrow('two files for media/covers/essays/moon.svg');
});
