import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decompress } from 'wawoff2';

const css = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8');
const files = [...css.matchAll(/url\('([^']+\.woff2)'\)/g)].map(([, file]) => file as string);
const read = (file: string) => readFileSync(path.join(__dirname, file));
const weigh = (names: string[]) => names.reduce((bytes, name) => bytes + read(name).length, 0);

test('an English page needs at most 30 kB of fonts, a Hindi page 165', () => {
  expect(files).toHaveLength(6);
  expect(weigh(files.filter((file) => file.includes('-latin-')))).toBeLessThanOrEqual(30_000);
  expect(weigh(files)).toBeLessThanOrEqual(165_000);
});

test.each(files)('%s has shapes and no hinting', async (file) => {
  const tables = listTables(Buffer.from(await decompress(read(file))));
  expect(tables).toEqual(expect.arrayContaining(['GSUB', 'cmap', 'glyf']));
  expect(tables.filter((table) => /^(fpgm|prep|cvt )$/.test(table))).toEqual([]);
});

function listTables(font: Buffer): string[] {
  const count = font.readUInt16BE(4);
  return Array.from({ length: count }, (_, index) =>
    font.toString('latin1', 12 + 16 * index, 16 + 16 * index),
  );
}
