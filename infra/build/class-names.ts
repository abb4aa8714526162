import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listUnits, root, type Unit } from './units';

const toBase36 = (number: number) => number.toString(36);
const FILE_DIGITS = 2;

/**
 * Names the classes of a release. Releases of different ages meet in one page, so each begins with a mark of
 * its release; file and class are counted, which no two share. Names that begin alike compress well: as
 * hashes they were a tenth of the style sheets.
 */
export function nameClasses(unit: Unit, version: string) {
  // a benchmark's build takes those of other units, too: after its own, whose numbers they leave alone
  const folders = [
    unit.folder,
    path.join(root, 'shared'),
    ...listUnits().map(({ folder }) => folder),
  ];
  const files = [...new Set(folders.flatMap(listStyles))];
  const mark = markRelease(`${unit.name} ${version}`);
  const known = new Map<string, string[]>();
  return (file: string, name: string): string => {
    const names = known.get(file) ?? readNames(file);
    known.set(file, names);
    const [fileAt, nameAt] = [files.indexOf(file), names.indexOf(name)];
    if (fileAt < 0 || nameAt < 0) throw new Error(`${file} has no class ${name} that can be named`);
    return mark + toBase36(fileAt).padStart(FILE_DIGITS, '0') + toBase36(nameAt);
  };
}

function listStyles(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.module.css') && !name.includes('node_modules'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** What a style sheet may call its own: classes and animations, in their order. */
function readNames(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi);
  return [...new Set([...found].map(([, name = '']) => name))];
}

/** Five signs, a letter first: 43 million releases. */
function markRelease(release: string): string {
  const number = createHash('sha256').update(release).digest().readUIntBE(0, 6);
  const letter = String.fromCharCode(97 + (number % 26));
  return letter + toBase36(Math.floor(number / 26) % 36 ** 4).padStart(4, '0');
}
