import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, decompress } from 'wawoff2';
import { openFont } from './shape';
import { subsetFont, type Subset } from './subset-font';
import { latinSigns, listDevanagari, listLatin } from './written-words';

const from = path.join(__dirname, '../../../node_modules/@fontsource');
const to = path.join(__dirname, '../../../shell-host/styles/fonts');

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const joiners = [0x200c, 0x200d, 0x25cc];
const devanagari = [0x20, 0xa0, ...range(0x900, 0x97f), ...joiners, ...range(0xa8e0, 0xa8ff)];
const latin = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...range(0x2000, 0x206f),
  0x2122,
  0x2212,
];
const headings = [...range(0x20, 0x7e), ...latinSigns.map((sign) => sign.codePointAt(0) as number)];

/** Body faces stay whole, for names and whatever is typed. Of the headings' face only what we set in it stays. */
async function main() {
  await mkdir(to, { recursive: true });
  for (const weight of [400, 600]) {
    await make(`hind/files/hind-latin-${weight}-normal`, latin);
    await make(`hind/files/hind-devanagari-${weight}-normal`, devanagari);
  }
  const tiro = 'tiro-devanagari-hindi/files/tiro-devanagari-hindi';
  await make(`${tiro}-latin-400-normal`, headings, listLatin());
  await make(`${tiro}-devanagari-400-normal`, devanagari, listDevanagari());
}

async function make(source: string, characters: number[], texts?: string[]) {
  const whole = await decompress(await readFile(path.join(from, `${source}.woff2`)));
  const { shape } = await openFont(whole);
  const subset: Subset = { characters };
  if (texts) subset.glyphs = new Set(texts.flatMap(formsOf).flatMap((text) => shape(text).glyphs));
  const cut = await subsetFont(whole, subset);
  const after = await openFont(cut);
  const changed = (texts ?? []).filter((text) => shape(text).look !== after.shape(text).look);
  if (changed.length > 0) throw new Error(`${source} sets differently: ${changed.join(' ')}`);
  const file = path.join(to, `${path.basename(source)}.woff2`);
  const packed = await compress(cut);
  await writeFile(file, packed);
  console.log(`${path.basename(file)}: ${packed.length} bytes`);
}

/** A conjunct is formed through half forms, of its letters and of its beginning, which need not be seen in the end. */
function formsOf(text: string): string[] {
  const beginnings = text.match(/(?:[क-ह]़?्)+(?=[क-ह])/g) ?? [];
  const halves = beginnings.flatMap((beginning) => {
    const letters = beginning.match(/[क-ह]़?्/g) ?? [];
    return letters.flatMap((letter, index) => [letter, letters.slice(0, index + 1).join('')]);
  });
  // some halves show only before a letter that they don't join
  return [text, ...halves.flatMap((half) => [`${half}\u200d`, `${half}ब`, `${half}ङ`])];
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
